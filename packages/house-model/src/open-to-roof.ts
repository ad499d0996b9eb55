import { loftOver, overlap, type Rect, type Room, type RoomKind, type Storey } from '@gavel/core/plan';
import type { Form } from './form.ts';
import { cutOut } from './geometry/cut-rects.ts';

/**
 * `LIVED_IN`: rooms that the visitor can open to the ridge. `CLOSED`: rooms that keep their ceiling in a house that can have a
 * loft.
 */
const LIVED_IN: ReadonlySet<RoomKind> = new Set(['living', 'kitchen', 'dining', 'studio']);
const CLOSED: ReadonlySet<RoomKind> = new Set(['bath', 'wc']);
/** A wall is beside a room if it is at most this far from the room’s floor, mm. */
const NEAR = 2;

/**
 * Returns the rooms whose ceiling is the roof. They are in the highest storey; if the roof slopes over that storey, there are none. In a
 * house that can have a loft, these are all rooms except bathrooms: they are open to the ridge, except below the loft. In other houses,
 * they are the rooms in `LIVED_IN`, if the visitor chose to open them to the ridge.
 */
function roomsOpenToRoof({ features, storeys }: Form, { at, rooms, slope }: Storey): readonly Room[] {
  if (slope || at < storeys.length - 1) return [];
  const { openUp, loft } = features.shows ?? {};
  if (loft !== undefined) return rooms.filter(({ kind }) => !CLOSED.has(kind));
  return openUp === 'ridge' ? rooms.filter(({ kind }) => LIVED_IN.has(kind)) : [];
}

/** Returns the floor that has only the roof above it and no ceiling, mm. */
export function floorOpenToRoof(form: Form, storey: Storey): readonly Rect[] {
  const rooms = roomsOpenToRoof(form, storey);
  const letters = new Set(rooms.map(({ letter }) => letter));
  const ways = storey.ways.filter(({ rooms: between }) => between.every((letter) => letters.has(letter)));
  const open = [...rooms.flatMap(({ parts }) => parts), ...ways.map(({ gap }) => gap)];
  const loft = loftOver(storey, form.features);
  return loft ? open.flatMap((rect) => cutOut(rect, [loft])) : open;
}

/**
 * Returns the height to which a wall between rooms reaches, m: the ridge, if a room beside the wall is open to the roof; otherwise
 * the ceiling. In a house that can have a loft, it is always the ceiling, because the walls carry the loft.
 * @param ceiling the height of the storey’s ceiling, m
 */
export function topOfWall(form: Form, storey: Storey, wall: Rect, ceiling: number): number {
  if (form.features.shows?.loft !== undefined) return ceiling;
  const isOpen = roomsOpenToRoof(form, storey).some(({ parts }) => parts.some((part) => isBeside(part, wall)));
  return isOpen ? form.ridge : ceiling;
}

/**
 * Returns the height of a room’s ceiling, m, or the height of the ridge if the room is open to the roof. In a house with a loft, a
 * room has two heights: below the loft, and beside it.
 * @param over the part of the floor whose ceiling is asked for; if it is left out, the lower of the two heights is returned
 */
export function ceilingOver(form: Form, storey: Storey, letter: string, ceiling: number, over?: Rect): number {
  const isOpen = roomsOpenToRoof(form, storey).some((room) => room.letter === letter);
  const loft = loftOver(storey, form.features);
  const isBelowLoft = loft !== null && (!over || overlap(over, loft) > 0);
  return isOpen && !isBelowLoft ? form.ridge : ceiling;
}

function isBeside({ x, y, width, height }: Rect, wall: Rect): boolean {
  return (
    wall.x < x + width + NEAR && wall.x + wall.width > x - NEAR && wall.y < y + height + NEAR && wall.y + wall.height > y - NEAR
  );
}

import {
  type Furnished,
  featuresOf,
  furnishStorey,
  type HousePlan,
  layOutStorey,
  type Rect,
  type Room,
  type Storey,
} from '@gavel/core/plan';
import { placeLabels, tenths } from './place-labels.ts';

/**
 * The text equivalent of a plan, for people who cannot see the plan. The SVG file contains it too, as JSON in `metadata`. Areas are
 * m².
 */
export interface PlannedStorey {
  readonly name: string;
  readonly area: number;
  readonly rooms: readonly {
    readonly name: string;
    readonly area: number;
    /** The rectangles of the room, as shares of the drawing's width and height. */
    readonly parts: readonly Rect[];
    /**
     * The effect on the room of the answer to the current question, compared with the usual answer; absent: no effect. `new`: with the
     * usual answer, there is no such room. `fitted`: its name and area are the same, and something else in it differs, such as furniture.
     * An object: the room's name and area with the usual answer.
     */
    readonly change?: 'new' | 'fitted' | { readonly name: string; readonly area: number };
  }[];
}

/**
 * Returns the storey's rooms as text. `marked`: the rooms that the answer to the current question changes; `before`: the storey with its
 * usual answer.
 */
export function plannedStorey(storey: Storey, sheet: Rect, marked: readonly Room[], before: Storey | null): PlannedStorey {
  const share = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 10_000;
  const inSheet = ({ x, y, width, height }: Rect): Rect => ({
    x: share(x - sheet.x, sheet.width),
    y: share(y - sheet.y, sheet.height),
    width: share(width, sheet.width),
    height: share(height, sheet.height),
  });
  const changeOf = (room: Room) => {
    const was = before?.rooms.find(({ letter }) => letter === room.letter);
    if (!was) return 'new' as const;
    return was.name === room.name && tenths(was.area) === tenths(room.area)
      ? 'fitted'
      : { name: was.name, area: tenths(was.area) };
  };
  return {
    name: storey.name,
    area: tenths(storey.area),
    rooms: storey.rooms.map((room) => ({
      name: room.name,
      area: tenths(room.area),
      parts: room.parts.map(inSheet),
      ...(marked.includes(room) ? { change: changeOf(room) } : {}),
    })),
  };
}

/** Returns the rooms that the answer to the current question changes. `before`: the answers with the usual answer to that question. */
export function changedRooms(
  plan: HousePlan,
  before: readonly string[],
  storey: Storey,
  { pieces }: Furnished,
  least: number,
): readonly Room[] {
  const earlier = layOutStorey(plan, storey.at, before);
  const stood = furnishStorey(earlier, featuresOf(plan, before));
  // Placing labels removes furniture that is in their way. So labels are placed in both plans, and then the furniture is compared.
  placeLabels(earlier, stood, least);
  const print = (laid: Storey, furniture: Furnished['pieces'], { letter }: Room) =>
    JSON.stringify([
      laid.rooms.find((room) => room.letter === letter),
      laid.ways.filter(({ rooms }) => rooms.includes(letter)),
      furniture.filter(({ room }) => room === letter),
    ]);
  return storey.rooms.filter((room) => print(storey, pieces, room) !== print(earlier, stood.pieces, room));
}

import type { FloorSpace, Furnished, Rect, Room, RoomKind, Storey } from '@gavel/core/plan';
import { type PlanWords, textWidth } from './write-text.ts';

/** A room's name and area at a spot without furniture: the lines are centred in `box`, with text of `size`. */
export interface Label {
  readonly room: string;
  /** The name in one line or two. */
  readonly name: readonly string[];
  /** The area of the room; empty: there is space for the name only. */
  readonly area: string;
  /** The width and depth of the room; empty: the room is no rectangle, or too small for this text. */
  readonly measure: string;
  readonly box: Rect;
  readonly size: number;
  readonly areaSize: number;
  readonly isTurned: boolean;
}

/** The possible text sizes of a room's name, in mm of the house. */
const SIZES = [310, 280, 250, 225, 200, 180, 160, 145] as const;
/** A name that fits upright only in smaller text than this is turned by 90° if it then fits in text of at least this size; mm. */
const UPRIGHT = 200;
/** The text size of a room’s dimensions in its label, as a share of the text size of its name. */
export const SMALL = 0.72;
const AREA = 0.9;
export const LEADING = 1.14;

/**
 * Places the names of rooms where there is no furniture. Without space, or with space only for small text, removes the less important
 * furniture, the last piece first.
 * @param shortName returns a shorter name for a room whose full name does not fit; null: the room has no shorter name
 */
export function placeLabels(
  storey: Storey,
  furnished: Furnished,
  least: number,
  shortName: (room: Room) => string | null = () => null,
): readonly Label[] {
  const labels: Label[] = [];
  for (const room of storey.rooms.toSorted((a, b) => a.area - b.area)) {
    const taken = labels.map(({ box: where }) => where);
    let label = placeLabel(room, furnished.space, taken, { least });
    while (!label || (label.size < 220 && least < 220 && room.area > 4)) {
      const at = furnished.pieces.findLastIndex((piece) => piece.room === room.letter && spare.has(piece.kind));
      const [gone] = at < 0 ? [] : furnished.pieces.splice(at, 1);
      if (!gone) break;
      furnished.space.solid.splice(furnished.space.solid.indexOf(gone.box), 1);
      label = placeLabel(room, furnished.space, taken, { least });
    }
    label ??= placeLabel(room, furnished.space, taken, { least, isOnLeaves: true });
    const name = label ? null : shortName(room);
    if (name !== null) label = placeLabel({ ...room, name }, furnished.space, taken, { least, isOnLeaves: true });
    if (label) labels.push(label);
  }
  return labels;
}

const shortWords: Partial<Record<RoomKind, Parameters<PlanWords>[0]>> = {
  master: 'bedroomShort',
  bedroom: 'bedroomShort',
  closet: 'closetShort',
  bath: 'bathShort',
  wc: 'wcShort',
  laundry: 'laundryShort',
  office: 'officeShort',
};

/**
 * Returns the abbreviation that plans use for a room of this kind, with the number of the room: `Sov 2` (bedroom 2). Null: this kind of
 * room has no abbreviation.
 */
export function shortNameOf({ kind, name }: Room, words: PlanWords): string | null {
  const word = shortWords[kind];
  if (!word) return null;
  const [, number = ''] = /( \d+)$/.exec(name) ?? [];
  return `${words(word)}${number}`;
}

const spare: ReadonlySet<string> = new Set([
  'armchair',
  'shelf',
  'desk',
  'night',
  'bench',
  'tv',
  'rack',
  'wardrobe',
  'sofa',
  'table',
  'car',
]);

/**
 * Returns the label in the largest text that fits a free spot of the room; null: no label fits.
 * @param least the smallest allowed text, mm; 0 in print; if it is not 0, and only the name fits, the label leaves out the area
 * @param isOnLeaves whether the label may cover the floor that a door's leaf passes over
 */
function placeLabel(
  room: Room,
  space: FloorSpace,
  taken: readonly Rect[],
  { least, isOnLeaves = false }: { readonly least: number; readonly isOnLeaves?: boolean },
): Label | null {
  const swept = isOnLeaves ? space.swept.filter((one) => !space.leaves.includes(one)) : space.swept;
  const busy = [...space.solid, ...swept, ...taken].filter((one) => room.parts.some((part) => hits(one, part)));
  const told = `${tenths(room.area).toFixed(1).replace('.', ',')} m²`;
  const [part] = room.parts;
  const whole = room.parts.length === 1 && part && room.area > 7 ? `${metres(part.width)} × ${metres(part.height)}` : '';
  const sizes = [...SIZES.filter((size) => size > least), ...(least > 0 ? [least] : [])];
  const tries = [
    ...sizes.filter((size) => size >= UPRIGHT).map((size) => ({ size, isTurned: false })),
    ...sizes.filter((size) => size >= UPRIGHT).map((size) => ({ size, isTurned: true })),
    ...sizes.filter((size) => size < UPRIGHT).flatMap((size) => [false, true].map((isTurned) => ({ size, isTurned }))),
  ];
  for (const area of least > 0 ? [told, ''] : [told])
    for (const { size, isTurned } of tries)
      for (const measure of whole && area && size * SMALL >= least ? [whole, ''] : [''])
        for (const name of linesOf(room.name)) {
          const areaSize = Math.max(size * AREA, least);
          const written = { name, area, measure, size, areaSize };
          const along = Math.max(
            ...name.map((line) => textWidth(line, size, 'bold')),
            textWidth(area, areaSize, 'regular'),
            textWidth(measure, size * SMALL, 'regular'),
          );
          const across = heightOf(written);
          const [width, height] = isTurned ? [across, along] : [along, across];
          const box = freeBox(room, space, busy, width + 90, height + 70);
          if (box) return { ...written, room: room.letter, box, isTurned };
        }
  return null;
}

/** Returns the height of a label. */
export function heightOf({ name, area, measure, size, areaSize }: Omit<Label, 'room' | 'box' | 'isTurned'>): number {
  return size * (0.95 + LEADING * (name.length - 1 + (measure ? SMALL : 0))) + (area ? LEADING * areaSize : 0);
}

/**
 * Returns a name in one line, and also in two lines, divided so that the longer line is as short as possible. A number stays with its word.
 */
function linesOf(name: string): readonly (readonly string[])[] {
  const words = name.replace(/ (?=[0-9]+$)/, '\u00a0').split(' ');
  const broken = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  const [shortest] = broken.toSorted((a, b) => longest(a) - longest(b));
  return shortest && longest(shortest) > 3 ? [[name], shortest] : [[name]];
}

/** Returns the free spot for a label that is nearest to the middle of the room's largest part; null: no spot is free. */
function freeBox(room: Room, space: FloorSpace, busy: readonly Rect[], width: number, height: number): Rect | null {
  const largest = room.parts.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  if (!largest) return null;
  const [mx, my] = [largest.x + largest.width / 2, largest.y + largest.height / 2];
  let best: { box: Rect; far: number } | null = null;
  for (const part of room.parts)
    for (let x = part.x; x + 50 <= part.x + part.width; x += 50)
      for (let y = part.y; y + 50 <= part.y + part.height; y += 50) {
        const far = Math.hypot(x + width / 2 - mx, y + height / 2 - my);
        if (best && far >= best.far) continue;
        const box = { x, y, width, height };
        if (busy.some((other) => hits(other, box)) || !space.isIn([room], box)) continue;
        best = { box, far };
      }
  return best?.box ?? null;
}

function hits(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Returns an area rounded to a tenth, as the plan and its text equivalent show it. */
export function tenths(area: number): number {
  return Math.round(area * 10) / 10;
}

/** Returns a length in millimetres as plans write it: `3 600`. */
export function metres(length: number): string {
  return String(Math.round(length / 10) * 10).replace(/(\d)(\d{3})$/, '$1 $2');
}

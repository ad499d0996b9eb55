import { balconyAt } from './balcony.ts';
import type { Features, HousePlan, Side } from './house-plan.ts';
import type { Rect } from './rect.ts';
import { ROOF_REACH } from './roof-shape.ts';
import type { Storey } from './storey.ts';

/** The width of a corner terrace beside the house, its depth there, and the length of a roof from the house to a side building; mm. */
export const CORNER = 2400;
const REACH = 3000;
export const TO_HOUSE = 4000;
/** The width of the opening in the railing at the middle of the terrace behind the house, for the steps to the garden, mm. */
export const STEPS_DOWN = 1800;

/**
 * A porch on posts and a canopy on brackets, as rendered in `studio/blender/exterior/porch.py`. Width: between the outer sides of the
 * beams, mm. Depth: from the wall, mm. Pitch: degrees.
 */
export const PORCH = { width: 2900, deep: 1700, pitch: 27 } as const;
export const CANOPY = { width: 1800, deep: 1150, pitch: 24 } as const;
/** The width and depth of a balcony over the porch, and of one towards the garden; mm. */
export const BALCONY = { porch: [PORCH.width, PORCH.deep], garden: [4000, 2000] } as const;
/** How far the roof of a porch or canopy projects beyond its beams, mm. */
export const PORCH_EAVES = 200;

/** Returns how far steps, canopy or porch project from the wall, mm. */
export function entranceDepth({ entrance = 'steps' }: Features): number {
  return entrance === 'porch' ? PORCH.deep + PORCH_EAVES : entrance === 'canopy' ? CANOPY.deep + PORCH_EAVES : 1000;
}

/** Returns the parts of the terrace, the part behind the house first; null: there is no terrace. */
export function terraceOf(
  { terrace, length }: HousePlan,
  { ways }: Storey,
  { terrace: form = 'none', mirrored = false }: Features,
): readonly Rect[] | null {
  if (!terrace || form === 'none') return null;
  const [width, deep] = form === 'small' ? terrace.small : terrace.large;
  const middle = mirrored ? length - terrace.at : terrace.at;
  const along: Rect = { x: middle - width / 2, y: -deep, width, height: deep };
  if (form !== 'corner') return [along];
  // The terrace runs from the terrace door around the corner: 34 m² in total.
  const flip = (box: Rect): Rect => (mirrored ? { ...box, x: length - box.x - box.width } : box);
  const door = ways.find(({ kind }) => kind === 'terrace')?.gap;
  const from = (door ? flip(door).x : length - width) - 200;
  const wide = length + CORNER - from;
  const far = (34e6 - CORNER * REACH) / wide;
  return [
    { x: from, y: -far, width: wide, height: far },
    { x: length, y: 0, width: CORNER, height: REACH },
  ].map(flip);
}

/**
 * Returns whether the elevation of a side shows a part of the terrace. The elevation of the front does not show the part at the back of the
 * house. The elevation of a short side does not show a part beside the opposite short side.
 */
export function isInView({ x, width }: Rect, facing: Side, { length }: Pick<HousePlan, 'length'>): boolean {
  const [isLeft, isRight] = [x + width <= 0, x >= length];
  return { front: isLeft || isRight, back: true, left: !isRight, right: !isLeft }[facing];
}

/**
 * Returns the roofed part of the terrace, in the middle of the part behind the house: at most 16 m² for a conservatory, 4 m wide for an
 * awning, and 5 m wide for any other roof.
 */
export function coverOf({ length }: HousePlan, { x, y, width, height }: Rect, { terraceRoof, shows }: Features): Rect {
  const widest = terraceRoof === 'conservatory' ? 16e6 / height : shows?.shelter === 'awning' ? 4000 : 5000;
  const [from, to] = [Math.max(0, x), Math.min(length, x + width)];
  const covered = Math.min(to - from, widest);
  return { x: (from + to - covered) / 2, y, width: covered, height };
}

/** Heights over the terrace, mm: of an awning at the wall, and of the upper edge of a pergola's beams. */
const AWNING = 2500;
const BEAMS = 2740;
/** How far the fascia is below the edge of the roof, and how far from the edge a pergola begins (to leave space for the gutter); mm. */
const EDGE = { fascia: 260, beside: 200 } as const;

/**
 * Returns the height of the lower edge of the fascia, mm.
 * @param eaves the height of the eaves, mm
 * @param rise how many millimetres the roof rises over one horizontal millimetre
 */
function fasciaOf(eaves: number, rise: number): number {
  return eaves - ROOF_REACH * rise - EDGE.fascia;
}

/** Returns the height of an awning at the wall over the terrace, mm: below the fascia. `eaves` and `rise` as in `pergolaStart`. */
export function awningHeight(eaves: number, rise: number): number {
  return Math.min(AWNING, fasciaOf(eaves, rise));
}

/**
 * Returns how far from the wall the beams of a pergola begin, mm: 0, or a place beside the gutter if the fascia of the roof is lower than
 * the beams. Then the pergola has a second row of posts.
 * @param eaves the height of the eaves over the terrace, mm
 * @param rise how many millimetres the roof rises over one horizontal millimetre
 */
export function pergolaStart(eaves: number, rise: number): number {
  return fasciaOf(eaves, rise) < BEAMS ? ROOF_REACH + EDGE.beside : 0;
}

/** Returns the box of a balcony that projects over the entrance or the terrace; null: no balcony projects. */
export function balconyBox(plan: HousePlan, features: Features): Rect | null {
  const place = balconyAt(plan, features);
  if (!place || features.balcony === 'french' || features.balcony === undefined || features.balcony === 'none') return null;
  const [width, height] = BALCONY[features.balcony];
  return { x: place.middle - width / 2, y: place.side === 'back' ? -height : plan.depth, width, height };
}

/** The height from the floor to the beams over an entrance, mm. */
export const BEAM = 2520;
/** Returns the lowest and highest height of the roof over an entrance with this floor height, and its slope. */
export function roofOver(floor: number, { width, pitch }: { readonly width: number; readonly pitch: number }) {
  const rise = Math.tan((pitch * Math.PI) / 180);
  const beam = floor - BEAM;
  return { rise, low: beam - 200 + PORCH_EAVES * rise, high: beam - 290 - (width / 2) * rise };
}

/** Returns the corners of the terrace's outer edge, in order. The first and the last point are at the house wall. */
export function edgePoints([along, beside]: readonly Rect[], inset: number): readonly (readonly [number, number])[] {
  if (!along) return [];
  const [left, top, right] = [along.x + inset, along.y + inset, along.x + along.width - inset];
  if (!beside)
    return [
      [left, 0],
      [left, top],
      [right, top],
      [right, 0],
    ];
  const foot = beside.y + beside.height - inset;
  return beside.x < 0
    ? [
        [right, 0],
        [right, top],
        [left, top],
        [left, foot],
        [beside.x + beside.width, foot],
      ]
    : [
        [left, 0],
        [left, top],
        [right, top],
        [right, foot],
        [beside.x, foot],
      ];
}

import { balconyAt, type Features, type HousePlan, type Rect, type Storey } from '@gavel/core/plan';

/** How far what lies round a storey reaches beyond the façades, mm. */
export interface Ground {
  readonly front: number;
  readonly back: number;
  readonly left: number;
  readonly right: number;
}

/** A terrace round the corner reaches so far beside the house, and a roof to the house stands so far from it; mm. */
const CORNER = 2400;
const REACH = 3000;
export const TO_HOUSE = 4000;
/** How wide a railing is open at the middle of what of a terrace lies behind the house, where one steps down to the garden, mm. */
export const STEPS_DOWN = 1800;

/**
 * Between the outer sides of its beams and how far out they reach, mm, and the roof's pitch in degrees: a porch on posts and a canopy on
 * brackets, as they are rendered (`studio/blender/exterior/porch.py`).
 */
export const PORCH = { width: 2900, deep: 1700, pitch: 27 } as const;
export const CANOPY = { width: 1800, deep: 1150, pitch: 24 } as const;
/** A balcony over the porch, and one to the garden: how wide, and how far out; mm. */
export const BALCONY = { porch: [PORCH.width, PORCH.deep], garden: [4000, 2000] } as const;
/** How far the roof of a porch or a canopy lies beyond its beams, mm. */
export const EAVES = 200;
/** How far what stands round a storey reaches, for the sheet and the chains of measures. */
export function groundRound(plan: HousePlan, storey: Storey, features: Features): Ground {
  const none = { front: 200, back: 0, left: 0, right: 0 };
  if (storey.at > 0) {
    const balcony = balconyBox(plan, features);
    if (!balcony) return none;
    return balcony.y < 0 ? { ...none, back: balcony.height } : { ...none, front: balcony.height + 200 };
  }
  const terrace = terraceOf(plan, storey, features);
  const isFront = plan.door?.side === 'front';
  const isMirrored = features.mirrored === true;
  const beside = (side: 'left' | 'right') => (plan.door?.side === side ? 1100 : 0);
  const [left, right] = [beside(isMirrored ? 'right' : 'left'), beside(isMirrored ? 'left' : 'right')];
  const corner = terrace && terrace.length > 1 ? CORNER : 0;
  const joined = features.joined === 'roof' ? TO_HOUSE : features.joined === 'house' ? 900 : 0;
  const unit = features.shows?.heating === 'airWater' ? 700 : 0;
  return {
    front: isFront ? entranceDepth(features) + 500 : plan.gates.length > 0 ? 500 : 200,
    back: terrace ? (terrace[0]?.height ?? 0) : storey.ways.some(({ kind }) => kind === 'terrace') ? 500 : 0,
    left: Math.max(left, isMirrored ? Math.max(corner, unit) : 0),
    right: Math.max(right, joined, isMirrored ? 0 : Math.max(corner, unit)),
  };
}

/** How far steps, canopy or porch reach from the wall, mm. */
export function entranceDepth({ entrance = 'steps' }: Features): number {
  return entrance === 'porch' ? PORCH.deep + EAVES : entrance === 'canopy' ? CANOPY.deep + EAVES : 1000;
}

/** The parts of a terrace, behind the house first; null: there is none. */
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
  // From the door round the corner: 34 m² in all.
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

/** What of the terrace has a roof: the middle of what lies behind the house; 16 m² of a conservatory, 4 m under an awning. */
export function coverOf({ length }: HousePlan, { x, y, width, height }: Rect, { terraceRoof, shows }: Features): Rect {
  const widest = terraceRoof === 'conservatory' ? 16e6 / height : shows?.shelter === 'awning' ? 4000 : 5000;
  const [from, to] = [Math.max(0, x), Math.min(length, x + width)];
  const covered = Math.min(to - from, widest);
  return { x: (from + to - covered) / 2, y, width: covered, height };
}

/** What stands out over the entrance or the terrace; null: no balcony does. */
export function balconyBox(plan: HousePlan, features: Features): Rect | null {
  const place = balconyAt(plan, features);
  if (!place || features.balcony === 'french' || features.balcony === undefined || features.balcony === 'none') return null;
  const [width, height] = BALCONY[features.balcony];
  const middle = features.mirrored ? plan.length - place.middle : place.middle;
  return { x: middle - width / 2, y: place.side === 'back' ? -height : plan.depth, width, height };
}

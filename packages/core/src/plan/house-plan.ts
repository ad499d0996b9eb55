import type { SurfaceQuestion } from './room-surfaces.ts';

/**
 * The rooms of a house as its builder describes them. Whole millimetres from the back left corner. The front is at the bottom, as in the
 * printed floor plan.
 */
export interface HousePlan {
  /** The outer length and depth of the house. */
  readonly length: number;
  readonly depth: number;
  /**
   * The thickness of the outer walls before any choice, from the boards outside to the lining inside. `withWalls` applies the chosen walls.
   */
  readonly wall: number;
  readonly facades: Readonly<Record<Side, readonly Opening[]>>;
  readonly door: PlanDoor | null;
  /** Garage doors in the front: where each begins, and its width. */
  readonly gates: readonly (readonly [at: number, width: number])[];
  /** The middle of the terrace along the house, and the two sizes of the terrace; null: the building has no terrace. */
  readonly terrace: { readonly at: number; readonly small: Size; readonly large: Size } | null;
  /** The roof over a storey whose walls are lower than its rooms; null: no storey has such a roof. */
  readonly slope: Slope | null;
  /** True: the building has posts instead of outer walls. */
  readonly open: boolean;
  /** The storeys, the lowest first. */
  readonly storeys: readonly StoreyPlan[];
  /** The place of the stairs of each form; empty: the house has no stairs. */
  readonly stairs: Readonly<Partial<Record<StairForm, StairPlace>>>;
  /** Answer key, or the name of a variant that several answers share → its changes to storeys. */
  readonly variants: Readonly<Record<string, readonly StoreyChange[]>>;
  /** Answer key → the features that the answer sets in any house. */
  readonly features: Readonly<Record<string, Features>>;
  /** Answer key → the title and colours of an answer that changes a drawing. */
  readonly looks: Readonly<Record<string, Look>>;
  /** Question key → the keys of its answers, the usual answer first. HTTP requests for a floor plan name answers by these keys. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
  /** The questions about surfaces of rooms. Absent: the range has no such question, or is older than this field. */
  readonly surfaces?: readonly SurfaceQuestion[] | undefined;
}

/** The builder's title for an answer, and the colours of its sample. */
export interface Look {
  readonly title: string;
  readonly colour: string;
  readonly accent: string | null;
}

export const sides = ['front', 'back', 'left', 'right'] as const;
export type Side = (typeof sides)[number];

/** Millimetres from the left end of a façade, seen from outside. `sill` is measured from the ground floor. */
export type Opening = readonly [at: number, sill: number, width: number, height: number];

/** Openings with this sill or a higher one belong to the upper storey, mm. */
export const UPPER_SILL = 2300;

export type Size = readonly [width: number, depth: number];

/** An outer door. `at`: its middle, in mm from the left end of the façade, seen from outside. */
export interface PlanDoor {
  readonly side: Side;
  readonly at: number;
}

/**
 * `knee`: the inner height of the outer wall; `pitch`: degrees; `dormers`: places with full height. `at`: the middle of a dormer, in mm
 * from the left end of the house, seen from the front.
 */
export interface Slope {
  readonly pitch: number;
  readonly knee: number;
  readonly dormers: readonly { readonly side: 'front' | 'back'; readonly at: number; readonly width: number }[];
}

export const stairForms = ['quarter', 'straight', 'u'] as const;
export type StairForm = (typeof stairForms)[number];

/**
 * `at`: the back left corner of the stairs' box; `up`: the direction of climbing, where `n` is towards the back of the house; `turn`: the
 * side to which a person turns who climbs the stairs.
 */
export interface StairPlace {
  readonly at: readonly [x: number, y: number];
  readonly up: 'n' | 's' | 'e' | 'w';
  readonly turn: 'left' | 'right';
}

export interface StoreyPlan {
  readonly name: string;
  /** The height from floor to ceiling, mm. */
  readonly height: number;
  /** The lines between columns and between rows. A wall on such a line has its middle there. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** A line of letters for each row of cells, the back first. Each letter is a room; a dot is open to the storey below. */
  readonly map: readonly string[];
  readonly rooms: Readonly<Record<string, RoomPlan>>;
  /** A letter of the map → the letter of the room that contains the first letter's cells. A variant can change this. */
  readonly joins: Readonly<Record<string, string>>;
  /** The doors and openings between rooms, as `readLink` parses them. `V-K open`: no wall separates the rooms V and K. */
  readonly links: readonly string[];
}

export const roomKinds = [
  'living',
  'kitchen',
  'dining',
  'family',
  'master',
  'bedroom',
  'office',
  'closet',
  'bath',
  'wc',
  'laundry',
  'sauna',
  'hall',
  'pantry',
  'store',
  'technical',
  'garage',
  'studio',
  'unfinished',
] as const;
export type RoomKind = (typeof roomKinds)[number];

export function isBedroom(kind: RoomKind): boolean {
  return kind === 'master' || kind === 'bedroom';
}

export interface RoomPlan {
  readonly name: string;
  readonly kind: RoomKind;
}

/** The changes that a variant makes to a storey. A field that is missing here does not change in the storey. */
export interface StoreyChange {
  readonly storey: number;
  readonly rooms?: Readonly<Record<string, RoomPlan>> | undefined;
  /** Changes to the storey's `joins`. A letter that is mapped to itself becomes a separate room. */
  readonly joins?: Readonly<Record<string, string>> | undefined;
  readonly links?: readonly string[] | undefined;
  /** The links that the variant removes, named by their two rooms: `H-B` removes all doors and openings between the rooms H and B. */
  readonly without?: readonly string[] | undefined;
}

/** The possible values of each feature. */
export const featureForms = {
  kitchen: ['angle', 'peninsula', 'island'],
  /** `wine`: a fridge, a freezer and a wine cooler; `drawer`: a larder fridge with a freezer below; `wide`: two doors, 900 mm. */
  fridge: ['combined', 'pair', 'wine', 'drawer', 'wide'],
  /** `range`: a range cooker on the floor, 900 mm, with the hob on top. */
  oven: ['low', 'high', 'range'],
  bath: ['shower', 'open', 'tub', 'both', 'free', 'wc'],
  upperBath: ['shower', 'open', 'tub', 'both', 'free', 'wc'],
  stairs: ['quarter', 'straight', 'u'],
  hearth: ['none', 'prepared', 'stove', 'open', 'mass', 'range'],
  hearthIn: ['living', 'middle', 'kitchen'],
  entrance: ['steps', 'canopy', 'porch'],
  /** `sidelight`: a leaf beside a fixed pane; `pair`: the two leaves of a shed; `sliding`: a glass door. */
  door: ['single', 'sidelight', 'double', 'pair', 'sliding'],
  terrace: ['none', 'small', 'large', 'corner'],
  terraceRoof: ['none', 'pergola', 'roof', 'conservatory'],
  terraceDoor: ['single', 'double', 'sliding', 'wide', 'folding'],
  balcony: ['none', 'french', 'porch', 'garden'],
  /** Whether a side building is separate, is joined to the house, or has a roof that leads to the house. */
  joined: ['apart', 'house', 'roof'],
  carport: ['open', 'slats', 'panel'],
  windows: ['all', 'none'],
} as const;

type Forms = { readonly [Name in keyof typeof featureForms]?: (typeof featureForms)[Name][number] | undefined };

/** The chosen features, which have the same names in every house. */
export interface Features extends Forms {
  /** The width of the hob, and of the kitchenette (`pentry`), mm. */
  readonly hob?: number | undefined;
  readonly pentry?: number | undefined;
  readonly railing?: boolean | undefined;
  readonly mirrored?: boolean | undefined;
  /** Drawn part (a name in `drawnParts`) → the value that the drawings show. */
  readonly shows?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** The name of the chosen variant of the floor plan; several answers can share a variant. */
  readonly variant?: string | undefined;
}

export type BathForm = (typeof featureForms)['bath'][number];

/** Returns the features of these answers. If two answers set the same feature, the later answer decides. */
export function featuresOf({ features }: Pick<HousePlan, 'features'>, answers: readonly string[]): Features {
  const chosen = answers.map((answer) => features[answer] ?? {});
  return Object.assign({}, ...chosen, { shows: Object.assign({}, ...chosen.map(({ shows }) => shows ?? {})) });
}

/** The thickness of a wall without its blocks, or without the insulation between its studs; mm. */
const LINING = 70;

/**
 * Returns the house with the chosen outer walls. The outer dimensions of the house stay; a thicker wall reduces the rooms. The walls are at
 * least as thick as the chosen insulation needs.
 */
export function withWalls(plan: HousePlan, answers: readonly string[]): HousePlan {
  const { outerWall, fill = 0 } = featuresOf(plan, answers).shows ?? {};
  const usual = Object.values(plan.questions).flatMap(([key = '']) => plan.features[key]?.shows?.outerWall ?? [])[0];
  const thicker = outerWall === undefined || usual === undefined ? 0 : Number(outerWall) - Number(usual);
  const wall = Math.max(plan.wall + thicker, fill === 0 ? 0 : Number(fill) + LINING);
  if (wall === plan.wall) return plan;
  const { slope } = plan;
  const raised = slope && { ...slope, knee: slope.knee + (wall - plan.wall) * Math.tan((slope.pitch * Math.PI) / 180) };
  return { ...plan, wall, slope: raised };
}

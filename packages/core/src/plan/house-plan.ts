/** The rooms of a house as its builder describes them. Whole millimetres from the back left corner, as a plan is printed: the front at its foot. */
export interface HousePlan {
  /** Of the façades. */
  readonly length: number;
  readonly depth: number;
  /** How thick an outer wall is with what is usual, from the boards outside to the lining inside: `withWalls` knows of what is chosen. */
  readonly wall: number;
  readonly facades: Readonly<Record<Side, readonly Opening[]>>;
  readonly door: PlanDoor | null;
  /** Garage doors in the front: where each begins, and how wide it is. */
  readonly gates: readonly (readonly [at: number, width: number])[];
  /** Where the middle of a terrace is, and how large each is; null: the building has none. */
  readonly terrace: { readonly at: number; readonly small: Size; readonly large: Size } | null;
  /** The roof over a storey whose walls are lower than its rooms; null: no storey has one. */
  readonly slope: Slope | null;
  /** No outer walls: posts. */
  readonly open: boolean;
  /** The lowest first. */
  readonly storeys: readonly StoreyPlan[];
  /** Where stairs of each form begin; empty: there are none. */
  readonly stairs: Readonly<Partial<Record<StairForm, StairPlace>>>;
  /** What an answer changes of a storey, by the answer's key. */
  readonly variants: Readonly<Record<string, readonly StoreyChange[]>>;
  /** What an answer changes in any house, by the answer's key. */
  readonly features: Readonly<Record<string, Features>>;
  /** What an answer that changes something looks like, by its key. */
  readonly looks: Readonly<Record<string, Look>>;
  /** The keys of a question's answers, its usual one first: who asks for a plan names answers by these. */
  readonly questions: Readonly<Record<string, readonly string[]>>;
}

/** What the builder calls an answer, and the colours of its sample. */
export interface Look {
  readonly title: string;
  readonly colour: string;
  readonly accent: string | null;
}

export const sides = ['front', 'back', 'left', 'right'] as const;
export type Side = (typeof sides)[number];

/** Millimetres from the left of a façade as one stands before it; `sill` over the ground floor. */
export type Opening = readonly [at: number, sill: number, width: number, height: number];

/** Openings whose sill is higher belong to the storey above, mm. */
export const UPPER_SILL = 2300;

export type Size = readonly [width: number, depth: number];

/** An outer door by its middle. */
export interface PlanDoor {
  readonly side: Side;
  readonly at: number;
}

/** `knee`: how high the outer wall is inside; `pitch`: degrees; `dormers`: where there is full height, by the middle of each. */
export interface Slope {
  readonly pitch: number;
  readonly knee: number;
  readonly dormers: readonly { readonly side: 'front' | 'back'; readonly at: number; readonly width: number }[];
}

export const stairForms = ['quarter', 'straight', 'u'] as const;
export type StairForm = (typeof stairForms)[number];

/** The corner nearest the back left of a flight's box, where one climbs to, and to which hand the upper end turns. */
export interface StairPlace {
  readonly at: readonly [x: number, y: number];
  readonly up: 'n' | 's' | 'e' | 'w';
  readonly turn: 'left' | 'right';
}

export interface StoreyPlan {
  readonly name: string;
  /** Floor to ceiling. */
  readonly height: number;
  /** The lines between columns, and between rows: the middle of a wall that stands there. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** A row of letters for each row of cells, the back first; a letter for each room, a dot for what is open to below. */
  readonly map: readonly string[];
  readonly rooms: Readonly<Record<string, RoomPlan>>;
  /** Letters that are a part of another's room until a variant says otherwise. */
  readonly joins: Readonly<Record<string, string>>;
  /** How one gets from room to room: `H-B 4200`, `V-K open`. See `readLink`. */
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

/** What a variant changes of a storey; what it does not name stays. */
export interface StoreyChange {
  readonly storey: number;
  readonly rooms?: Readonly<Record<string, RoomPlan>> | undefined;
  /** A letter that becomes a room of its own joins itself. */
  readonly joins?: Readonly<Record<string, string>> | undefined;
  readonly links?: readonly string[] | undefined;
  /** Links that are gone, by the rooms that they join: `H-B`. */
  readonly without?: readonly string[] | undefined;
}

/** What an answer may be of each feature. */
export const featureForms = {
  kitchen: ['angle', 'peninsula', 'island'],
  /** `wine`: both and a wine cooler; `drawer`: a larder with a freezer below; `wide`: two doors, 900 mm. */
  fridge: ['combined', 'pair', 'wine', 'drawer', 'wide'],
  /** `range`: on the floor, 900 mm, with the hob on it. */
  oven: ['low', 'high', 'range'],
  bath: ['shower', 'open', 'tub', 'both', 'free', 'wc'],
  upperBath: ['shower', 'open', 'tub', 'both', 'free', 'wc'],
  stairs: ['quarter', 'straight', 'u'],
  hearth: ['none', 'prepared', 'stove', 'open', 'mass', 'range'],
  hearthIn: ['living', 'middle', 'kitchen'],
  entrance: ['steps', 'canopy', 'porch'],
  /** `sidelight`: a leaf beside a pane that does not open; `pair`: of a shed; `sliding`: of glass. */
  door: ['single', 'sidelight', 'double', 'pair', 'sliding'],
  terrace: ['none', 'small', 'large', 'corner'],
  terraceRoof: ['none', 'pergola', 'roof', 'conservatory'],
  terraceDoor: ['single', 'double', 'sliding', 'wide', 'folding'],
  balcony: ['none', 'french', 'porch', 'garden'],
  /** Beside a side building: the house itself, or a roof that leads there. */
  joined: ['apart', 'house', 'roof'],
  carport: ['open', 'slats', 'panel'],
  windows: ['all', 'none'],
} as const;

type Forms = { readonly [Name in keyof typeof featureForms]?: (typeof featureForms)[Name][number] | undefined };

/** What is chosen in every house alike. */
export interface Features extends Forms {
  /** How wide, mm. */
  readonly hob?: number | undefined;
  readonly pentry?: number | undefined;
  readonly railing?: boolean | undefined;
  readonly mirrored?: boolean | undefined;
  /** Beside its rooms, by the names of `drawnParts`. */
  readonly shows?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** The house's variant of this name, that several answers share. */
  readonly variant?: string | undefined;
}

export type BathForm = (typeof featureForms)['bath'][number];

/** What is chosen in every house alike, later answers winning. */
export function featuresOf({ features }: Pick<HousePlan, 'features'>, answers: readonly string[]): Features {
  const chosen = answers.map((answer) => features[answer] ?? {});
  return Object.assign({}, ...chosen, { shows: Object.assign({}, ...chosen.map(({ shows }) => shows ?? {})) });
}

/** What is round a block of a wall, or round insulation between its studs, mm. */
const LINING = 70;

/**
 * A house with the outer walls that are chosen. Its outer measures stay: as much as a wall is thicker than the usual one is taken from
 * the rooms. A wall that was cold becomes thicker where its insulation needs it.
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

/** The rooms of a house as its builder describes them. Whole millimetres from the back left corner, as a plan is printed: the front at its foot. */
export interface HousePlan {
  /** Of the façades. */
  readonly length: number;
  readonly depth: number;
  /** How thick an outer wall is. */
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

/** What is chosen in every house alike. */
export interface Features {
  readonly kitchen?: 'angle' | 'peninsula' | 'island' | undefined;
  readonly bath?: BathForm | undefined;
  readonly upperBath?: BathForm | undefined;
  readonly sauna?: boolean | undefined;
  readonly stairs?: StairForm | undefined;
  readonly hearth?: 'none' | 'prepared' | 'stove' | 'open' | 'mass' | 'range' | undefined;
  readonly hearthIn?: 'living' | 'middle' | 'kitchen' | undefined;
  readonly entrance?: 'steps' | 'canopy' | 'porch' | undefined;
  readonly door?: 'single' | 'double' | undefined;
  readonly terrace?: 'none' | 'small' | 'large' | 'corner' | undefined;
  readonly terraceRoof?: 'none' | 'pergola' | 'roof' | 'conservatory' | undefined;
  readonly mirrored?: boolean | undefined;
  /** Beside its rooms, by the names of `drawnParts`. */
  readonly shows?: Readonly<Record<string, string | number | undefined>> | undefined;
}

export type BathForm = 'shower' | 'open' | 'tub' | 'both' | 'free' | 'wc';

/** What is chosen in every house alike, later answers winning. */
export function featuresOf({ features }: Pick<HousePlan, 'features'>, answers: readonly string[]): Features {
  return Object.assign({}, ...answers.map((answer) => features[answer] ?? {}));
}

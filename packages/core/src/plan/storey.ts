import type { Features, Opening, RoomPlan, Side } from './house-plan.ts';
import type { Stairs } from './place-stairs.ts';
import type { Rect } from './rect.ts';

/** How thick a wall between rooms is, mm. */
export const INNER_WALL = 100;
export const HALF_WALL = INNER_WALL / 2;

export interface Room extends RoomPlan {
  readonly letter: string;
  /** The floor, cut where the map is: parts touch where nothing stands between them. */
  readonly parts: readonly Rect[];
  /** m², as living area is measured: under a slope no more than is high enough. */
  readonly area: number;
}

/** A door or another way through a wall: the middle line of the wall runs through the middle of `gap`. */
export interface Way {
  readonly kind: 'door' | 'sliding' | 'passage' | 'slats' | 'entrance' | 'gate' | 'terrace';
  readonly rooms: readonly [from: string, to: string];
  /** What is left out of the wall. */
  readonly gap: Rect;
  readonly isUpright: boolean;
  /** The floor that an open leaf passes over; null: none does. */
  readonly swing: Swing | null;
  /** How a door to a terrace or a balcony opens; null: another door. */
  readonly form: Features['terraceDoor'] | null;
}

/** A quarter of a circle round `hinge`, from the open leaf's end to where it closes. */
export interface Swing {
  readonly hinge: readonly [x: number, y: number];
  readonly open: readonly [x: number, y: number];
  readonly closed: readonly [x: number, y: number];
}

export interface Window {
  readonly side: Side;
  readonly gap: Rect;
  readonly room: string;
  /** Over the floor, mm. */
  readonly sill: number;
  /** Reaches the floor, and opens. */
  readonly isTall: boolean;
  /** As the façade has it while nothing is chosen: `gap` is as wide as the door that stands there. */
  readonly opening: Opening;
}

export interface Storey {
  readonly name: string;
  readonly at: number;
  readonly rooms: readonly Room[];
  /** How thick an outer wall is, mm. */
  readonly wall: number;
  readonly walls: { readonly outer: readonly Rect[]; readonly inner: readonly Rect[] };
  readonly ways: readonly Way[];
  readonly windows: readonly Window[];
  readonly stairs: Stairs | null;
  /** Living area, m². */
  readonly area: number;
  /** What is open to below. */
  readonly voids: readonly Rect[];
  /** Where a slope is lower than 1.9 m, and where so low that nothing stands there; null: there is none. */
  readonly slope: { readonly low: readonly Rect[]; readonly lowest: readonly Rect[] } | null;
  readonly faults: readonly PlanFault[];
}

/** What is wrong with a description. `room` is a letter of the map. */
export interface PlanFault {
  readonly storey: number;
  readonly room: string | null;
  readonly text: string;
}

/** Notes what is wrong. `room` is a letter of the map. */
export type ReportFault = (text: string, room?: string | null) => void;

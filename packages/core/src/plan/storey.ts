import type { Features, Opening, RoomPlan, Side } from './house-plan.ts';
import type { Stairs } from './place-stairs.ts';
import type { Rect } from './rect.ts';

/** The thickness of a wall between rooms, mm. */
export const INNER_WALL = 100;
export const HALF_WALL = INNER_WALL / 2;

export interface Room extends RoomPlan {
  readonly letter: string;
  /** The floor in rectangles, cut along the map's lines. Parts without a wall between them touch. */
  readonly parts: readonly Rect[];
  /** m² that count as living area: without the floor where the sloping roof is too low. */
  readonly area: number;
}

/** A door or other opening through a wall. The wall's middle line runs through the middle of `gap`. */
export interface Way {
  readonly kind: 'door' | 'sliding' | 'passage' | 'slats' | 'entrance' | 'gate' | 'terrace';
  readonly rooms: readonly [from: string, to: string];
  /** The part that is cut out of the wall. */
  readonly gap: Rect;
  readonly isUpright: boolean;
  /** The floor that the leaf passes over when it opens; null: no leaf passes over the floor. */
  readonly swing: Swing | null;
  /** How a terrace or balcony door opens; null: another kind of door. */
  readonly form: Features['terraceDoor'] | null;
  /** True: the house is mirrored, so the leaves and panes of a terrace door have the opposite order. */
  readonly isMirrored?: boolean;
}

/** A quarter of a circle around `hinge`, between the outer ends of the open and the closed leaf. */
export interface Swing {
  readonly hinge: readonly [x: number, y: number];
  readonly open: readonly [x: number, y: number];
  readonly closed: readonly [x: number, y: number];
}

export interface Window {
  readonly side: Side;
  readonly gap: Rect;
  readonly room: string;
  /** The height of the window's lower edge above the floor, mm. */
  readonly sill: number;
  /** True: the window reaches the floor, or a terrace or balcony door replaces it. */
  readonly isTall: boolean;
  /** The opening in the façade before any choice; `gap` is as wide as the chosen door. */
  readonly opening: Opening;
}

export interface Storey {
  readonly name: string;
  readonly at: number;
  readonly rooms: readonly Room[];
  /** The thickness of an outer wall, mm. */
  readonly wall: number;
  readonly walls: { readonly outer: readonly Rect[]; readonly inner: readonly Rect[] };
  readonly ways: readonly Way[];
  readonly windows: readonly Window[];
  readonly stairs: Stairs | null;
  /** Living area, m². */
  readonly area: number;
  /** The parts that are open to the storey below. */
  readonly voids: readonly Rect[];
  /**
   * `low`: the floor where the sloping roof is lower than 1.9 m. `lowest`: the part of `low` that is too low for furniture. Null: the roof
   * does not slope over this storey.
   */
  readonly slope: { readonly low: readonly Rect[]; readonly lowest: readonly Rect[] } | null;
  readonly faults: readonly PlanFault[];
}

/** A fault in the description of a floor plan. `room` is a letter of the map. */
export interface PlanFault {
  readonly storey: number;
  readonly room: string | null;
  readonly text: string;
}

/** Records a fault in the description of a floor plan. `room` is a letter of the map. */
export type ReportFault = (text: string, room?: string | null) => void;

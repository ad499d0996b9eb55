import type { FloorSpace } from '../../floor-space.ts';
import type { Features } from '../../house-plan.ts';
import type { Facing, Piece } from '../../pieces.ts';
import type { Rect } from '../../rect.ts';
import type { Room, Storey } from '../../storey.ts';

/** The depth of a counter, mm. */
export const DEEP = 600;
/** The free width past the end of a counter that extends into the room, mm. */
export const PAST = 900;

/** A room that is furnished as a kitchen, with the chosen features. */
export interface Kitchen {
  readonly space: FloorSpace;
  readonly room: Room;
  readonly storey: Storey;
  readonly features: Features;
}

/** A stretch of wall with space for a counter, measured from a corner. */
export interface Leg {
  readonly facing: Facing;
  /** The room corner where the counter begins, and the direction along the wall from there. */
  readonly corner: readonly [x: number, y: number];
  readonly way: readonly [dx: number, dy: number];
  readonly length: number;
  /**
   * Whether the counter extends into the room without a wall behind it. Then it has no tall cupboards, and no hob, because a hood needs a
   * wall.
   */
  readonly isOpen?: boolean;
}

/** One counter, or two at an angle to each other. */
export interface Benches {
  readonly main: Leg;
  readonly side: Leg | undefined;
  /** The least length of the main counter that tall cupboards leave free, mm. */
  readonly least: number;
}

export interface Placed {
  readonly piece: Piece;
  /** The depth of the floor that stays free in front of the piece of furniture, mm. */
  readonly before: number;
}

/** Counters with their appliances, and in `high` the tall cupboards that did not fit there. */
export interface Filled extends Benches {
  readonly placed: Placed[];
  readonly high: HighCupboard[];
  /** The chosen island or peninsula; null: neither was chosen, or the chosen one does not fit. */
  free: Piece | null;
}

/** A tall cupboard, as high as the room. `mark` is its label in the floor plan. */
export interface HighCupboard {
  readonly mark: string;
  readonly width: number;
  readonly isCold: boolean;
}

export function isInside({ space, room }: Kitchen, box: Rect): boolean {
  return space.isIn([room], box);
}

/**
 * Returns whether the floor of the kitchen, the living rooms and the dining rooms covers the whole box. An island or a peninsula may extend
 * from the kitchen into such a room if no wall is between them.
 */
export function isOnFloor({ space, room, storey }: Kitchen, box: Rect): boolean {
  return space.isIn([room, ...storey.rooms.filter(({ kind }) => kind === 'living' || kind === 'dining')], box);
}

/** Returns whether the boxes overlap by more than a millimetre. */
export function hits(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}

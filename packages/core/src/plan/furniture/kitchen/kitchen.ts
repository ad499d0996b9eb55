import type { FloorSpace } from '../../floor-space.ts';
import type { Features } from '../../house-plan.ts';
import type { Facing, Piece } from '../../pieces.ts';
import type { Rect } from '../../rect.ts';
import type { Room, Storey } from '../../storey.ts';

/** How deep a bench is, mm. */
export const DEEP = 600;
/** What is left free where one walks past a bench that stands out into the room, mm. */
export const PAST = 900;

/** The room that is furnished as a kitchen, with what is chosen. */
export interface Kitchen {
  readonly space: FloorSpace;
  readonly room: Room;
  readonly storey: Storey;
  readonly features: Features;
}

/** A stretch where a bench can stand, counted from a corner. */
export interface Leg {
  readonly facing: Facing;
  /** The bench's corner in the room's corner, and the way along the wall from there. */
  readonly corner: readonly [x: number, y: number];
  readonly way: readonly [dx: number, dy: number];
  readonly length: number;
  /** It stands out in the room, with no wall behind: nothing high is there, and no hob, whose hood would hang free. */
  readonly isOpen?: boolean;
}

/** Two benches in an angle, or one. */
export interface Benches {
  readonly main: Leg;
  readonly side: Leg | undefined;
  /** How much of the main one is left to work at, at least; mm. */
  readonly least: number;
}

export interface Placed {
  readonly piece: Piece;
  /** What is left free before it, mm. */
  readonly before: number;
}

/** Benches with what stands in and on them, and what is as high as the room and has no place there. */
export interface Filled extends Benches {
  readonly placed: Placed[];
  readonly high: HighCupboard[];
  /** What is chosen to stand before them; null: nothing, or it has no place there. */
  free: Piece | null;
}

/** A cupboard that is as high as the room. */
export interface HighCupboard {
  readonly mark: string;
  readonly width: number;
  readonly isCold: boolean;
}

export function isInside({ space, room }: Kitchen, box: Rect): boolean {
  return space.isIn([room], box);
}

/** A bench out into the room may have its seats in the next, where nothing stands between. */
export function isOnFloor({ space, room, storey }: Kitchen, box: Rect): boolean {
  return space.isIn([room, ...storey.rooms.filter(({ kind }) => kind === 'living' || kind === 'dining')], box);
}

/** More than a millimetre of one lies on the other. */
export function hits(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}

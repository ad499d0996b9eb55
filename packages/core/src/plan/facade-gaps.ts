import type { HousePlan, Side } from './house-plan.ts';
import type { Rect } from './rect.ts';
import type { Room } from './storey.ts';

/** The rooms behind the façades of a storey. */
export interface Behind {
  readonly plan: HousePlan;
  readonly at: number;
  readonly rooms: readonly Room[];
  readonly voids: readonly Rect[];
}

/**
 * Returns the hole in an outer wall for an opening.
 * @param along from the left end of the façade, seen from outside, mm
 * @param width mm
 */
export function gapIn({ length, depth, wall }: HousePlan, side: Side, along: number, width: number): Rect {
  if (side === 'front') return { x: along, y: depth - wall, width, height: wall };
  if (side === 'back') return { x: length - along - width, y: 0, width, height: wall };
  if (side === 'left') return { x: 0, y: along, width: wall, height: width };
  return { x: length - wall, y: depth - along - width, width: wall, height: width };
}

/** Returns the letter of the room behind a gap in an outer wall; empty: rooms do not cover the whole length of the gap. */
export function roomBehind({ plan, rooms }: Behind, side: Side, gap: Rect): string {
  const [first] = rooms.filter(({ parts }) => parts.some((part) => seenThrough(plan, side, gap, part) > 0));
  const covered = rooms.flatMap(({ parts }) => parts).reduce((sum, part) => sum + seenThrough(plan, side, gap, part), 0);
  return first && covered >= lengthOf(gap, side) - 1 ? first.letter : '';
}

/** Returns whether a space that is open to the storey below is behind the whole length of a gap in an outer wall. */
export function isVoidBehind({ plan, voids }: Behind, side: Side, gap: Rect): boolean {
  return voids.reduce((sum, part) => sum + seenThrough(plan, side, gap, part), 0) >= lengthOf(gap, side) - 1;
}

/** Returns how many mm of the length of a gap touch this part of a floor. */
function seenThrough(plan: HousePlan, side: Side, gap: Rect, part: Rect): number {
  const touches = {
    front: part.y + part.height === plan.depth - plan.wall,
    back: part.y === plan.wall,
    left: part.x === plan.wall,
    right: part.x + part.width === plan.length - plan.wall,
  }[side];
  if (!touches) return 0;
  const [from, to, start, end] =
    side === 'left' || side === 'right'
      ? [gap.y, gap.y + gap.height, part.y, part.y + part.height]
      : [gap.x, gap.x + gap.width, part.x, part.x + part.width];
  return Math.max(0, Math.min(end, to) - Math.max(start, from));
}

function lengthOf({ width, height }: Rect, side: Side): number {
  return side === 'left' || side === 'right' ? height : width;
}

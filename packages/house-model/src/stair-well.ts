import type { Rect, Step, Storey } from '@gavel/core/plan';
import { without } from './room-walls.ts';

type Spot = Step[0][0];

/** A wall at most `NEAR` mm from the edge of the opening makes a rail there unnecessary. A rail is at least `SHORTEST` mm long. */
const NEAR = 120;
const SHORTEST = 250;

/** Returns the opening in the floor of a storey through which the stairs come up, mm; empty: no stairs come up to this storey. */
export function wellOf({ at, stairs }: Storey): readonly Rect[] {
  return at > 0 && stairs ? [stairs.box] : [];
}

/**
 * Returns the edges of the stairs' opening that need a rail: those with floor beside them, except where the stairs arrive at the
 * floor.
 */
export function wellEdges(storey: Storey): readonly (readonly [Spot, Spot])[] {
  const [well] = wellOf(storey);
  const end = storey.stairs?.steps.at(-1)?.map((side) => side.at(-1));
  if (!well || !end?.[0] || !end[1]) return [];
  const taken = [...storey.walls.outer, ...storey.walls.inner, ...storey.voids, between(end[0], end[1])];
  const { x, y, width, height } = well;
  const across = (at: number, from: number): readonly (readonly [Spot, Spot])[] =>
    without(
      [x, x + width],
      taken.flatMap((rect) => (isAlong(rect.y, rect.height, from) ? [[rect.x, rect.x + rect.width] as const] : [])),
      SHORTEST,
    ).map(([a, b]) => [
      [a, at],
      [b, at],
    ]);
  const down = (at: number, from: number): readonly (readonly [Spot, Spot])[] =>
    without(
      [y, y + height],
      taken.flatMap((rect) => (isAlong(rect.x, rect.width, from) ? [[rect.y, rect.y + rect.height] as const] : [])),
      SHORTEST,
    ).map(([a, b]) => [
      [at, a],
      [at, b],
    ]);
  return [...across(y, y - NEAR), ...across(y + height, y + height), ...down(x, x - NEAR), ...down(x + width, x + width)];
}

/** Returns whether the range from `at` with this length overlaps the strip from `from` to `from + NEAR`. */
function isAlong(at: number, length: number, from: number): boolean {
  return at < from + NEAR && at + length > from;
}

/** Returns the smallest rectangle around two spots, 1 mm larger on every side. */
function between([a, b]: Spot, [c, d]: Spot): Rect {
  return { x: Math.min(a, c) - 1, y: Math.min(b, d) - 1, width: Math.abs(a - c) + 2, height: Math.abs(b - d) + 2 };
}

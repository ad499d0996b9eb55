import type { Flat } from './vector.ts';

/** Returns the convex hull of points, counter-clockwise. Leaves out duplicates, and points on a straight line between two others. */
export function hullOf(points: readonly Flat[]): readonly Flat[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Flat[]) => {
    const kept: Flat[] = [];
    for (const point of ordered) {
      while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsLeft(a: Flat | undefined, b: Flat | undefined, c: Flat): boolean {
  return a !== undefined && b !== undefined && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-9;
}

import type { Flat } from './geometry/vector.ts';

/** Returns the part of a polygon below a height. */
export function clipBelow(outline: readonly Flat[], height: number): readonly Flat[] {
  return clipConvex(outline, ([, up]) => height - up);
}

/**
 * Returns the part of a convex polygon where a linear function is at least 0.
 *
 * @param value linear in both coordinates
 */
export function clipConvex(outline: readonly Flat[], value: (point: Flat) => number): readonly Flat[] {
  return outline.flatMap((from, index): Flat[] => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [here, there] = [value(from), value(to)];
    const kept: Flat[] = here >= 0 ? [from] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
  });
}

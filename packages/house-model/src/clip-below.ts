import type { Flat } from './geometry/vector.ts';

/** What of a polygon lies below a height. */
export function clipBelow(outline: readonly Flat[], height: number): readonly Flat[] {
  return outline.flatMap((from, index): Flat[] => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const kept: Flat[] = from[1] <= height ? [from] : [];
    const crosses = from[1] <= height !== to[1] <= height;
    if (!crosses) return kept;
    const share = (height - from[1]) / (to[1] - from[1]);
    return [...kept, [from[0] + (to[0] - from[0]) * share, height]];
  });
}

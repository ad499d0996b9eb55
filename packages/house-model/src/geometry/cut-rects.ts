import type { Rect } from '@gavel/core/plan';

/** Returns the parts of a rectangle that remain after the rectangles in `cuts` are cut out. */
export function cutOut(rect: Rect, cuts: readonly Rect[]): readonly Rect[] {
  return cuts.reduce<readonly Rect[]>((left, cut) => left.flatMap((one) => around(one, cut)), [rect]);
}

/** Returns the parts of a rectangle to the left of a cut, to the right of it, behind it and in front of it. */
function around(rect: Rect, cut: Rect): readonly Rect[] {
  const [right, front] = [rect.x + rect.width, rect.y + rect.height];
  const [from, to] = [Math.max(rect.x, cut.x), Math.min(right, cut.x + cut.width)];
  const [back, near] = [Math.max(rect.y, cut.y), Math.min(front, cut.y + cut.height)];
  if (from >= to || back >= near) return [rect];
  return [
    { ...rect, width: from - rect.x },
    { ...rect, x: to, width: right - to },
    { x: from, y: rect.y, width: to - from, height: back - rect.y },
    { x: from, y: near, width: to - from, height: front - near },
  ].filter(({ width, height }) => width > 0 && height > 0);
}

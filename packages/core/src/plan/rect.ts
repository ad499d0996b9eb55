/** Millimetres; `x` and `y` are the upper left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the area that two rectangles share, mm². */
export function overlap(a: Rect, b: Rect): number {
  // Return early: most rectangles are apart, and one plan needs very many calls.
  if (a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width * height;
}

/** Merges neighbouring rectangles where they form a larger rectangle together. */
export function merged(parts: readonly Rect[]): readonly Rect[] {
  const rows: Rect[] = [];
  for (const part of parts) {
    const at = rows.findIndex((row) => row.y === part.y && row.height === part.height && row.x + row.width === part.x);
    const row = rows[at];
    if (row) rows[at] = { ...row, width: row.width + part.width };
    else rows.push(part);
  }
  const whole: Rect[] = [];
  for (const part of rows) {
    const at = whole.findIndex((one) => one.x === part.x && one.width === part.width && one.y + one.height === part.y);
    const one = whole[at];
    if (one) whole[at] = { ...one, height: one.height + part.height };
    else whole.push(part);
  }
  return whole;
}

/** Returns the parts of a rectangle that remain after gaps across the rectangle are cut out. */
export function without(rect: Rect, gaps: readonly Rect[]): Rect[] {
  const isUpright = rect.height > rect.width;
  const [start, end] = isUpright ? [rect.y, rect.y + rect.height] : [rect.x, rect.x + rect.width];
  const crossing = gaps
    .filter((gap) => overlap(rect, gap) > 0 && (isUpright ? gap.width >= rect.width - 1 : gap.height >= rect.height - 1))
    .map((gap): readonly [number, number] => (isUpright ? [gap.y, gap.y + gap.height] : [gap.x, gap.x + gap.width]))
    .toSorted((a, b) => a[0] - b[0]);
  const left: Rect[] = [];
  let from = start;
  for (const [opens, closes] of [...crossing, [end, end] as const]) {
    if (opens > from)
      left.push(isUpright ? { ...rect, y: from, height: opens - from } : { ...rect, x: from, width: opens - from });
    from = Math.max(from, closes);
  }
  return left;
}

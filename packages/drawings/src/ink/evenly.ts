/** Returns evenly spaced positions from `from` to `to`, both included, about `step` apart. */
export function evenly(from: number, to: number, step: number): readonly number[] {
  const gaps = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: gaps + 1 }, (_, at) => from + ((to - from) * at) / gaps);
}

/**
 * Returns a clock: a function that returns milliseconds since 1970. If `start` is given, the clock shows that time now and goes
 * on from there; else it is the system clock.
 */
export function startClock(start: number | null): () => number {
  if (start === null) return Date.now;
  const difference = start - Date.now();
  return () => Date.now() + difference;
}

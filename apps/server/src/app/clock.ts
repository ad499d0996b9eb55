/**
 * Returns a clock: a function that returns milliseconds since 1970. If `start` is given, the clock begins at that time and runs at normal
 * speed; else it is the system clock.
 */
export function startClock(start: number | null): () => number {
  if (start === null) return Date.now;
  const difference = start - Date.now();
  return () => Date.now() + difference;
}

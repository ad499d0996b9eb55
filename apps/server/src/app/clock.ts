/** Returns a clock: a function that returns milliseconds since 1970. With a `start` it begins there now; else it is the system clock. */
export function startClock(start: number | null): () => number {
  if (start === null) return Date.now;
  const difference = start - Date.now();
  return () => Date.now() + difference;
}

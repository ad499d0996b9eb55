/** Tells the time, milliseconds since 1970: the system's, or one that says `start` at this call and goes on from there. */
export function startClock(start: number | null): () => number {
  if (start === null) return Date.now;
  const difference = start - Date.now();
  return () => Date.now() + difference;
}

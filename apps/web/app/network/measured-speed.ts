/** The browser’s timing of a request. A response from a cache has a transfer size of 0. */
type Timed = Pick<PerformanceResourceTiming, 'responseStart' | 'responseEnd' | 'transferSize'>;

/** The fewest bytes from which the speed can be measured. With fewer, latency takes most of the time. */
const ENOUGH_BYTES = 150_000;

/**
 * Returns how fast the responses of this page have arrived, in bits per second; null if there were too few bytes. Requests at the same
 * time share the network, so their bytes are added, and time in which they overlap counts once.
 */
export function measuredSpeed(timed: readonly Timed[]): number | null {
  const arrived = timed
    .filter(({ responseStart, transferSize }) => responseStart > 0 && transferSize > 0)
    .toSorted((one, other) => one.responseStart - other.responseStart);
  let [bytes, busy, until] = [0, 0, 0];
  for (const { responseStart, responseEnd, transferSize } of arrived) {
    bytes += transferSize;
    busy += Math.max(0, responseEnd - Math.max(until, responseStart));
    until = Math.max(until, responseEnd);
  }
  return bytes < ENOUGH_BYTES || busy === 0 ? null : (bytes * 8 * 1000) / busy;
}

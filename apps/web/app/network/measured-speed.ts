/** One request that the browser has timed; what came from a cache has transferred nothing. */
type Timed = Pick<PerformanceResourceTiming, 'responseStart' | 'responseEnd' | 'transferSize'>;

/** Less says more about the way to the server than about how much it carries. */
const ENOUGH_BYTES = 150_000;

/**
 * How fast the answers of this page have arrived, bits per second; null: too little has. Requests that run at the same time share the network,
 * so their bytes are added and the time in which any arrived counts once.
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

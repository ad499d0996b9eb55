/** The result for one rate of arrivals. */
export interface Step {
  /** The visits that begin in a second. */
  readonly visits: number;
  /** `offered`: the calls that arrived per second. `answered`: the calls that were answered per second of the same period. */
  readonly offered: number;
  readonly answered: number;
  /** The share of calls that the server refused or that broke off, 0 to 1. */
  readonly failed: number;
  /** The 99th percentile of the response time, in ms. */
  readonly p99: number;
}

const limits = {
  /** In ms. Above this value, one call in a hundred is so slow that a visitor notices it. */
  p99: 500,
  /** If a smaller share of the arriving calls is answered in time, the queue of waiting calls grows. */
  keepsUp: 0.9,
  failed: 0.01,
} as const;

/** Returns, in words, why a site is saturated at this rate; null: it is not saturated. */
export function saturation({ offered, answered, failed, p99 }: Step): string | null {
  if (failed > limits.failed) return `${(100 * failed).toFixed(1)} % refused`;
  if (answered < limits.keepsUp * offered) return `answers ${((100 * answered) / offered).toFixed(0)} % of the arrivals`;
  return p99 > limits.p99 ? `p99 ${Math.round(p99)} ms` : null;
}

/** Returns the highest rate before the first saturated one, in visits a second; 0: even the first one is saturated. */
export function carried(steps: readonly Step[]): number {
  const first = steps.findIndex((step) => saturation(step) !== null);
  return Math.max(0, ...steps.slice(0, first < 0 ? steps.length : first).map(({ visits }) => visits));
}

/** The result of the simulation at one rate of visits. */
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
  /** The limit for `p99`, in ms. Above this limit, one call in a hundred is so slow that a visitor notices it. */
  p99: 500,
  /** The limit for `answered` divided by `offered`. Below this limit, the queue of waiting calls grows. */
  keepsUp: 0.9,
  failed: 0.01,
} as const;

/** Returns the reason why a site is saturated at this rate, as a text. Null: the site is not saturated. */
export function saturation({ offered, answered, failed, p99 }: Step): string | null {
  if (failed > limits.failed) return `${(100 * failed).toFixed(1)} % refused`;
  if (answered < limits.keepsUp * offered) return `answers ${((100 * answered) / offered).toFixed(0)} % of the arrivals`;
  return p99 > limits.p99 ? `p99 ${Math.round(p99)} ms` : null;
}

/** Returns the highest rate before the first rate that saturates the site, in visits a second; 0 if even the first rate does. */
export function carried(steps: readonly Step[]): number {
  const first = steps.findIndex((step) => saturation(step) !== null);
  return Math.max(0, ...steps.slice(0, first < 0 ? steps.length : first).map(({ visits }) => visits));
}

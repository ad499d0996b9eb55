/** How long each round of a piece of work takes, ms. */
export function sampled(rounds: number, work: () => unknown): number[] {
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function ms(time: number): string {
  return time < 99.5 ? time.toPrecision(2) : String(Math.round(time));
}

/** By what factor one is more than the other. */
export function ratio(more: number, less: number): string {
  const times = more / less;
  return `${times < 10 ? times.toFixed(1) : Math.round(times)} ×`;
}

export function verdict(time: number, target: number): string {
  return `${time < target ? 'holds' : 'MISSED'} < ${target}`;
}

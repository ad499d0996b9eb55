import type { Column } from './table.ts';

/** How long each round of a piece of work takes, ms. */
export function sampled(rounds: number, work: (round: number) => unknown): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  });
}

/** The least time of each piece of work, of so many plays of all of them. */
export function leastOf(plays: number, play: () => readonly number[]): readonly number[] {
  const times = Array.from({ length: plays }, play);
  return (times[0] ?? []).map((_, at) => Math.min(...times.map((played) => played[at] ?? Number.POSITIVE_INFINITY)));
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

/** Whether a figure, which stands in the column before it, is below its target. */
export function verdict(value: number, target: number): Column {
  const missed = !(value < target);
  return { title: 'target', value: `${missed ? 'MISSED' : 'holds'} < ${target}`, missed };
}

/** Where a row has no target in a column that others have one in. */
export const noTarget: Column = { title: 'target', value: '' };

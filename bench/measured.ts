import type { Column } from './table.ts';

/** Returns how long each round of some work takes, in ms. */
export function sampled(rounds: number, work: (round: number) => unknown): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  });
}

/** Runs the same pieces of work several times, and returns the shortest time of each piece. */
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

/** Returns how many times larger `more` is than `less`, as text. */
export function ratio(more: number, less: number): string {
  const times = more / less;
  return `${times < 10 ? times.toFixed(1) : Math.round(times)} ×`;
}

/** Returns the column that compares the number in the previous column with the target. */
export function verdict(value: number, target: number): Column {
  const missed = !(value < target);
  return { title: 'target', value: `${missed ? 'MISSED' : 'holds'} < ${target}`, missed };
}

/** An empty column, for a row without a target. */
export const noTarget: Column = { title: 'target', value: '' };

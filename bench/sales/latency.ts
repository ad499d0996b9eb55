import { setTimeout } from 'node:timers/promises';
import { quantile } from '../measured.ts';

/** Ms from asking until the whole answer was there. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  /** How many asked. */
  readonly requests: number;
}

const WARM_UP = 3;
const ROUNDS = 40;
/** So many ask at the same time, each so often. */
export const AT_ONCE = 8;
const ROUNDS_EACH = 10;
/** What is far too slow is known after fewer rounds. */
const LONGEST_MS = 4000;
const FEWEST_ROUNDS = 5;

/** Until caches and connections are there. */
export async function warmUp(ask: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < WARM_UP; round += 1) await ask();
}

/** One after the other. */
export async function alone(ask: () => Promise<unknown>): Promise<Latency> {
  const times: number[] = [];
  const until = performance.now() + LONGEST_MS;
  for (let round = 0; goesOn(round, ROUNDS, until); round += 1) times.push(await timed(ask));
  return latencyOf(times);
}

/** Eight who each ask again as soon as they have their answer. */
export async function together(ask: () => Promise<unknown>): Promise<Latency> {
  const times: number[] = [];
  const until = performance.now() + LONGEST_MS;
  const asking = Array.from({ length: AT_ONCE }, async () => {
    for (let round = 0; goesOn(round, ROUNDS_EACH, until); round += 1) times.push(await timed(ask));
  });
  await Promise.all(asking);
  return latencyOf(times);
}

/**
 * Those who come whatever the others wait for: each asks for something at a time of its own, so that a slow answer makes a queue as it does in an office.
 * @param asks in turn; whoever comes next asks for the next
 * @param gaps ms between one who comes and the next
 */
export async function whenTheyCome(asks: readonly (() => Promise<unknown>)[], gaps: () => number): Promise<readonly number[]> {
  let comes = performance.now();
  return await Promise.all(
    asks.map(async (ask) => {
      comes += gaps();
      await setTimeout(comes - performance.now());
      return timed(ask);
    }),
  );
}

function goesOn(round: number, most: number, until: number): boolean {
  return round < FEWEST_ROUNDS || (round < most && performance.now() < until);
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await ask();
  return performance.now() - begun;
}

/** @param times ms */
export function latencyOf(times: readonly number[]): Latency {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), requests: times.length };
}

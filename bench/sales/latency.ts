import { setTimeout } from 'node:timers/promises';
import { quantile } from '../measured.ts';

/** The response times of some requests, from the request to the end of the response, in ms. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  /** The number of requests. */
  readonly requests: number;
}

const WARM_UP = 3;
const ROUNDS = 40;
/** `AT_ONCE`: the number of simultaneous clients. `ROUNDS_EACH`: the greatest number of requests of each client. */
export const AT_ONCE = 8;
const ROUNDS_EACH = 10;
/**
 * A measurement ends after this time, in ms, even if some of the requests are not sent yet. Each client sends at least
 * `FEWEST_ROUNDS`.
 */
const LONGEST_MS = 4000;
const FEWEST_ROUNDS = 5;

/** Sends a few requests, so that caches and connections are ready. */
export async function warmUp(ask: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < WARM_UP; round += 1) await ask();
}

/** Measures requests that run one after the other. */
export async function alone(ask: () => Promise<unknown>): Promise<Latency> {
  const times: number[] = [];
  const until = performance.now() + LONGEST_MS;
  for (let round = 0; goesOn(round, ROUNDS, until); round += 1) times.push(await timed(ask));
  return latencyOf(times);
}

/** Measures requests of eight clients. Each client sends its next request right after a response. */
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
 * Measures requests that arrive independently of earlier responses, as those of the people in an office do. If responses are slow,
 * a queue forms.
 * @param asks the requests in the order of their arrival
 * @param gaps returns the ms between two arrivals
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

/** @param times the response times in ms */
export function latencyOf(times: readonly number[]): Latency {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), requests: times.length };
}

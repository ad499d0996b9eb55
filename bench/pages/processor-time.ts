import { quantile } from '../measured.ts';
import type { MeasuredServer } from './measured-server.ts';

/** A server's processor time for one request, ms. */
export interface ProcessorTime {
  readonly median: number;
  readonly minimum: number;
}

const BATCHES = 7;
/** A batch has so many requests that they need about this processor time, in ms, but at least `FEWEST` and at most `MOST` requests. */
const BATCH_MS = 400;
const FEWEST = 5;
const MOST = 1500;
/** How long requests run before the measurement, in ms. After this time, the server’s code is compiled. */
const WARM_UP_MS = 2500;

/**
 * Measures the cost of a request on a warm server as the processor time of its process, in which waiting for other programs does not count.
 * Takes the mean of each batch, and returns the median and the smallest of the means.
 */
export async function processorTime(server: MeasuredServer, ask: () => Promise<unknown>): Promise<ProcessorTime> {
  const warmUp = performance.now() + WARM_UP_MS;
  let asked = 0;
  const before = await server.usage();
  for (; asked < FEWEST || performance.now() < warmUp; asked += 1) await ask();
  const after = await server.usage();
  const size = Math.ceil(Math.min(MOST, Math.max(FEWEST, (BATCH_MS * asked) / (after.processor - before.processor))));
  await server.quiet();
  const times: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) times.push((await timeOf(server, size, ask)) / size);
  return { median: quantile(times, 0.5), minimum: Math.min(...times) };
}

/** Returns the server's processor time for this many requests, one after the other, ms. */
export async function timeOf(server: MeasuredServer, requests: number, ask: () => Promise<unknown>): Promise<number> {
  const before = await server.usage();
  for (let at = 0; at < requests; at += 1) await ask();
  return (await server.usage()).processor - before.processor;
}

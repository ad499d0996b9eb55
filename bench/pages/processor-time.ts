import { quantile } from '../measured.ts';
import type { MeasuredServer } from './measured-server.ts';

/** Ms of a server's processor time that one request takes. */
export interface ProcessorTime {
  readonly median: number;
  readonly minimum: number;
}

const BATCHES = 7;
/** A batch lasts so long, ms of processor time, within these numbers of requests. */
const BATCH_MS = 400;
const FEWEST = 5;
const MOST = 1500;
/** Before anything counts: until the server's code has been compiled. */
const WARM_UP_MS = 2500;

/**
 * What a request costs a warm server, by the processor time of its process: other programs on the machine make it wait, and that is not
 * counted. The batches' mean each; the median and the smallest of them.
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

/** Ms of the server's processor time for so many requests, one after the other. */
export async function timeOf(server: MeasuredServer, requests: number, ask: () => Promise<unknown>): Promise<number> {
  const before = await server.usage();
  for (let at = 0; at < requests; at += 1) await ask();
  return (await server.usage()).processor - before.processor;
}

import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { quantile } from '../measured.ts';
import { whenTheyCome } from '../sales/latency.ts';
import { drawBy, poissonGaps } from './arrivals.ts';
import type { Spent } from './extrapolate.ts';
import type { Step } from './saturation.ts';
import type { Site } from './site.ts';
import { type Call, callNames, callsOf, doings, doingsPerVisit, eachOf } from './visit.ts';
import type { Called, Visitors } from './visitors.ts';

/** The limit of response times does not apply to PDFs, because PDFs have their own queue and visitors see that they wait. */
const isQueued = (call: Call) => call === 'PDF';

export interface StepReport extends Step {
  readonly p50: number;
  readonly called: readonly Called[];
  /** The processor time of the proxy for one call, in ms. */
  readonly proxyPerCall: number;
  /** For each part, the number of cores that it kept busy. */
  readonly cores: Spent;
  /** The number of cores that other programs on this machine kept busy. */
  readonly others: number;
  /** The 99th percentile of this benchmark's own delay in sending calls, in ms. */
  readonly late: number;
}

/**
 * Sends the calls of visits at a fixed rate, even if responses are slow. The time of each action is independent of the other actions, as
 * with many visitors.
 * @param called the list to which the visitors add their calls
 */
export async function runStep(
  site: Site,
  visitors: Visitors,
  called: Called[],
  { visits, seconds, random }: { readonly visits: number; readonly seconds: number; readonly random: () => number },
): Promise<StepReport> {
  const perSecond = visits * Object.values(doingsPerVisit).reduce((sum, times) => sum + times, 0);
  const arriving = Array.from({ length: Math.round(perSecond * seconds) }, drawBy(doingsPerVisit, random));
  const gaps = arriving.map(poissonGaps(perSecond, random));
  const windowMs = gaps.reduce((sum, gap) => sum + gap, 0);
  const noted = called.length;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const busyBefore = busyTime();
  const before = await site.meter();
  const begun = performance.now();
  const left = gaps.values();
  await whenTheyCome(
    arriving.map((doing) => () => visitors.act(doing)),
    () => left.next().value ?? 0,
  );
  const after = await site.meter();
  const elapsed = performance.now() - begun;
  const busy = (busyTime() - busyBefore) / elapsed;
  delay.disable();

  const own = called.slice(noted);
  const answered = own.filter(({ fault }) => fault === null);
  const inTime = answered.filter(({ ended }) => ended <= begun + windowMs);
  const waits = answered.filter(({ call }) => !isQueued(call)).map(({ took }) => took);
  const cores = eachOf(before, (spent, part) => (after[part] - spent) / elapsed);
  return {
    visits,
    offered: (1000 * arriving.reduce((sum, doing) => sum + numberOf(callsOf(doings[doing])), 0)) / windowMs,
    answered: (1000 * inTime.length) / windowMs,
    failed: 1 - answered.length / own.length,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    called: own,
    proxyPerCall: (after.proxy - before.proxy) / own.length,
    cores,
    others: Math.max(0, busy - Object.values(cores).reduce((sum, own) => sum + own, 0)),
    // The measured delays include the resolution of the histogram, 10 ms, so subtract it.
    late: Math.max(0, delay.percentile(99) / 1e6 - 10),
  };
}

const numberOf = (asked: Readonly<Record<Call, number>>) => callNames.reduce((sum, call) => sum + asked[call], 0);

/** Returns the time for which all cores together were busy since the machine started, in ms. */
function busyTime(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}

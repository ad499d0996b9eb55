import { setTimeout } from 'node:timers/promises';
import { type Costs, parts, type Spent } from './extrapolate.ts';
import type { MailSink } from './mail-sink.ts';
import type { Site } from './site.ts';
import { type Call, type CallKind, callNames, calls, eachOf } from './visit.ts';
import type { Visitors } from './visitors.ts';

/**
 * `WARMING_MS`: how much processor time the site must use before its code counts as compiled, in ms. `LEAST_MS`: how much processor time
 * the site must use during a measurement, in ms.
 */
const WARMING_MS = 700;
const LEAST_MS = 1000;
/** The number of simultaneous calls. With fewer, the site would sometimes be idle; with more, a queue would form. */
const AT_ONCE = 4;
const IDLE_MS = 2000;

/** Measures the processor time of each kind of call, one kind after the other. Subtracts the time that the site uses without calls. */
export async function measureCosts(site: Site, mail: MailSink, visitors: Visitors): Promise<Costs> {
  const costs: Partial<Record<Call, Spent>> = {};
  await site.quiet();
  const idle = await idleOf(site);
  for (const call of callNames) {
    const kind: CallKind = calls[call];
    const settle = async () => {
      if (kind.sendsMail) await mail.silence();
      await site.quiet();
    };
    costs[call] = await costOf(site, idle, () => visitors.call(call), settle);
  }
  return costs as Costs;
}

/** Returns the processor time that each part uses in one ms without calls. */
async function idleOf(site: Site): Promise<Spent> {
  const before = await site.meter();
  const begun = performance.now();
  await setTimeout(IDLE_MS);
  const after = await site.meter();
  const elapsed = performance.now() - begun;
  return eachOf(before, (spent, part) => (after[part] - spent) / elapsed);
}

/**
 * Returns the processor time of one call.
 * @param idle the processor time that each part uses in one ms without calls
 * @param settle waits until the work that follows the responses is done
 */
async function costOf(site: Site, idle: Spent, send: () => Promise<void>, settle: () => Promise<void>): Promise<Spent> {
  await many(site, WARMING_MS, send);
  await settle();
  const before = await site.meter();
  const begun = performance.now();
  const sent = await many(site, LEAST_MS, send);
  await settle();
  const after = await site.meter();
  const elapsed = performance.now() - begun;
  return eachOf(before, (spent, part) => Math.max(0, after[part] - spent - elapsed * idle[part]) / sent);
}

/** Sends calls until the site has used `leastMs` of processor time for them. Returns the number of calls. */
async function many(site: Site, leastMs: number, send: () => Promise<void>): Promise<number> {
  const spentBefore = ofProduct(await site.meter());
  let sent = 0;
  // Read the processor time seldom, because reading it also uses processor time: each batch is twice as large as the batch before.
  for (let batch = AT_ONCE; sent === 0 || ofProduct(await site.meter()) - spentBefore < leastMs; batch *= 2) {
    const until = sent + batch;
    const sender = async () => {
      while (sent < until) {
        sent += 1;
        await send();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
  }
  return sent;
}

/** Returns the processor time of all parts together, except that of the load generator. */
export function ofProduct(spent: Spent): number {
  return parts.filter((part) => part !== 'generator').reduce((sum, part) => sum + spent[part], 0);
}

import { availableParallelism } from 'node:os';
import { seededRandom } from '@gavel/core/testing';
import { figure } from '../judged.ts';
import { type Ask, asker } from '../pages/ask.ts';
import { type Costs, type Spent, spentOn } from './extrapolate.ts';
import type { MailSink } from './mail-sink.ts';
import { measureCosts, ofProduct } from './measure-costs.ts';
import { runStep, type StepReport } from './run-step.ts';
import { saturation } from './saturation.ts';
import type { Site } from './site.ts';
import { findTour, type Tour } from './tour.ts';
import { callsPerVisit, eachOf } from './visit.ts';
import { type Called, type Visitors, visitorsOf } from './visitors.ts';

/**
 * The number of connections. With more connections than nginx or a server allows, the benchmark would measure that limit instead of the
 * work of the site.
 */
const CONNECTIONS = 200;
/** How many seconds visits arrive at one rate. */
export const SECONDS = 12;
/**
 * `FIRST`: the first rate of visits, as a share of the rate that the measured costs allow. `RISE`: the factor from each rate to the next.
 * `MOST_STEPS`: the largest number of rates.
 */
const FIRST = 0.1;
const RISE = 1.5;
const MOST_STEPS = 8;
/** The number of customers before the first visit, and of their houses: so many that none reaches the server’s limits for an account. */
const CUSTOMERS = 40;

/** A site and its visitors. The benchmark has already requested all files and pictures once. */
export interface Visited {
  readonly site: Site;
  readonly visitors: Visitors;
  /** Every call of the visitors so far. */
  readonly called: Called[];
  /** The processor time of one picture at its first request, in ms. It is less if an earlier measurement has already made the picture. */
  readonly newPicture: Spent;
  readonly random: () => number;
}

/** Starts a site, runs some work with it, and stops it. */
export async function visiting<Result>(start: () => Promise<Site>, work: (visited: Visited) => Promise<Result>): Promise<Result> {
  const site = await start();
  try {
    const called: Called[] = [];
    const random = seededRandom(17);
    const ask = asker(site.address, CONNECTIONS);
    const tour = await findTour(ask);
    const newPicture = await askOnce(site, tour, ask);
    const visitors = visitorsOf(ask, tour, random, (one) => called.push(one));
    for (let made = 0; made < CUSTOMERS; made += 1) await visitors.act('registers and saves');
    return await work({ site, visitors, called, newPicture, random });
  } finally {
    await site.stop();
  }
}

/** Requests every file and every picture once. Returns the processor time of one picture at this first request. */
async function askOnce(site: Site, { files, pictures }: Tour, ask: Ask): Promise<Spent> {
  for (const path of files) await ask({ path });
  const before = await site.meter();
  for (const path of pictures) await ask({ path });
  const after = await site.meter();
  return eachOf(before, (ms, part) => (after[part] - ms) / pictures.length);
}

/** The processor time of each kind of call, and of the first request for a picture, in ms. */
export interface Measured {
  readonly costs: Costs;
  readonly newPicture: Spent;
}

export async function measure({ site, visitors, newPicture }: Visited, mail: MailSink): Promise<Measured> {
  console.error('measuring each call …');
  return { costs: await measureCosts(site, mail, visitors), newPicture };
}

/** Raises the rate of visits until the site is saturated, at most to `MOST_STEPS` rates. */
export async function raise({ site, visitors, called, random }: Visited, costs: Costs): Promise<readonly StepReport[]> {
  const visit = spentOn(costs, callsPerVisit);
  const allowed = (1000 * availableParallelism()) / (ofProduct(visit) + visit.generator);
  const steps: StepReport[] = [];
  for (let visits = FIRST * allowed; steps.length < MOST_STEPS; visits *= RISE) {
    console.error(`${figure(visits)} visits a second …`);
    const step = await runStep(site, visitors, called, { visits, seconds: SECONDS, random });
    steps.push(step);
    if (saturation(step) !== null) break;
    await site.quiet();
  }
  return steps;
}

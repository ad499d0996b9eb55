import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import type { Job } from '../../adapters/jobs/jobs.ts';
import { lettersSentBefore } from '../../modules/people/letters/letters-sent-before.ts';
import type { CurrentRange } from '../../modules/range/current-range.ts';
import { findFirstDay } from '../../modules/sales/statistics/counted.repository.ts';
import { openCounts } from '../../modules/visit/counts/counts.ts';
import { demoAddresses } from '../demo-people.ts';
import type { Dependencies } from '../dependencies.ts';
import { actInStory, doAll } from './act-in-story.ts';
import { askInStory } from './ask-in-story.ts';
import { listKnownAddresses } from './season.repository.ts';
import { seasonClock } from './season-clock.ts';
import { addSeasonCounts } from './season-counts.ts';
import { addAbsences, seasonStaff, sellers } from './season-staff.ts';
import { seasonStories } from './season-stories.ts';
import type { Story } from './stories.ts';

/** A season that is there already has counts from so many days ago. */
const COUNTED_DAYS = 60;
/** After a start that was ended in the middle of it, the next one goes on. */
const TRIED_EVERY_MS = 86_400_000;

/** Fills the demonstration's administration in the background, at the first start of its data folder. */
export function seasonJob(dependencies: Dependencies): Job {
  return {
    name: 'demonstration-season',
    schedule: { firstAfter: 0, every: TRIED_EVERY_MS },
    run: (signal) => fillSeason(dependencies, signal),
  };
}

/**
 * Gives the demonstration a season of requests, offers, orders, absences and counts, with dates counted from today. Does nothing where the season is
 * there, or where anybody is known who is not part of the demonstration. Ended in the middle, the next call goes on with the next story.
 */
export async function fillSeason(dependencies: Dependencies, signal: AbortSignal, stories = seasonStories): Promise<void> {
  const { db } = dependencies;
  const startedAt = performance.now();
  const clock = seasonClock(dependencies.now());
  const firstDay = await findFirstDay(db);
  if (firstDay !== null && firstDay <= clock.day(-COUNTED_DAYS)) return;
  const known = await listKnownAddresses(db);
  if (!isDemonstration(known, stories)) return;

  const range = await dependencies.currentRange();
  const season = await pastOf(dependencies, range, clock.now);
  clock.set([DAYS_BEFORE_FIRST, '08:30'], true);
  const staff = await seasonStaff(season, clock);
  // Nobody enters with it, so that one is enough for all.
  const hash = await dependencies.accounts.passwords.hash(dependencies.secrets.newKey());
  // Numbers of offers and orders follow the days on which they were made.
  const later: (() => Promise<void>)[] = [];
  const inOrder = stories.toSorted((one, other) => other.came[0] - one.came[0]);
  for (const [at, story] of inOrder.entries()) {
    if (signal.aborted) return;
    if (isTold(story, known)) continue;
    clock.begin();
    clock.set(story.came, false);
    const begun = await askInStory(season, story, { phone: phoneAt(at), passwordHash: hash });
    const seller = story.seller && staff.get(story.seller);
    if (begun.leadId && seller) {
      const told = { season, clock, story, begun, seller };
      const left = await actInStory(told);
      if (left.length > 0) later.push(() => doAll(told, left));
    }
    // Visitors go first.
    await setImmediate();
  }
  clock.begin();
  clock.set([0, '23:59'], false);
  await addAbsences(season, staff, clock);
  await season.counts.write();
  await addSeasonCounts(db, range, clock);
  const milliseconds = Math.round(performance.now() - startedAt);
  dependencies.logger.info({ requests: stories.length, milliseconds }, 'the demonstration has a season of requests');
  for (const order of later) {
    if (signal.aborted) return;
    clock.begin();
    // A range may ask for more before a house is ordered than a story knows of.
    await order().catch((error: unknown) => dependencies.logger.warn({ err: error }, 'the demonstration has an order less'));
  }
  await season.counts.write();
}

/** Before the first of them asked. */
const DAYS_BEFORE_FIRST = 100;

/** The same server at another time: nothing is mailed and other systems hear nothing. */
async function pastOf(dependencies: Dependencies, range: CurrentRange, now: () => number): Promise<Dependencies> {
  const logger = pino({ level: 'silent' });
  const head = await dependencies.letters.head();
  const letters = { ...lettersSentBefore(dependencies.letters, now), head: async () => head };
  const counts = openCounts({ db: dependencies.db, now, logger });
  return { ...dependencies, currentRange: async () => range, now, letters, logger, counts, webhooks: { tell: async () => {} } };
}

function isDemonstration(known: ReadonlySet<string>, stories: readonly Story[]): boolean {
  const own = new Set([
    ...demoAddresses,
    ...Object.values(sellers).map(({ email }) => email),
    ...stories.map(({ email }) => email),
  ]);
  return demoAddresses.every((address) => known.has(address)) && [...known].every((address) => own.has(address));
}

/** The demonstration's own customer has an account before they ask. */
function isTold({ email }: Story, known: ReadonlySet<string>): boolean {
  return known.has(email) && !demoAddresses.includes(email);
}

/** One of the numbers that are kept for films and books. */
function phoneAt(place: number): string {
  return `070-174 06 ${String((place % 90) + 5).padStart(2, '0')}`;
}

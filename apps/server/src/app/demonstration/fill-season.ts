import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import type { Job } from '../../adapters/jobs/jobs.ts';
import { mailsSentBefore } from '../../modules/people/mail/mails-sent-before.ts';
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

/** If the database has visitor counts that are at least this many days old, the demonstration data exists already. */
const COUNTED_DAYS = 60;
/**
 * The time between two tries to fill in the demonstration data, in ms. Each start of the server also tries, so that an interrupted
 * try is continued.
 */
const TRIED_EVERY_MS = 86_400_000;

/** Returns the job that makes the demonstration data in the background, once for each database. */
export function seasonJob(dependencies: Dependencies): Job {
  return {
    name: 'demonstration-season',
    schedule: { firstAfter: 0, every: TRIED_EVERY_MS },
    run: (signal) => fillSeason(dependencies, signal),
  };
}

/**
 * Stores the demonstration data: requests, quotes, orders, absences and visitor counts of the last months, with dates counted back
 * from today. Does nothing if this data exists, if the accounts of `demoPeople` are missing, or if the database has people outside the
 * demonstration. After an interruption, the next call continues with the next story (an invented customer, with the customer's house
 * and request).
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
  // Nobody logs in to the accounts of these invented customers, so one password hash is used for all of them.
  const hash = await dependencies.accounts.passwords.hash(dependencies.secrets.newKey());
  // Store the oldest request first, so that later quotes and orders get higher numbers.
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
    // Let the waiting HTTP requests of visitors run before the next invented customer is stored.
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
    // With a builder's own range, the server may refuse this invented order as incomplete. Then log this, and store no order.
    await order().catch((error: unknown) => dependencies.logger.warn({ err: error }, 'the demonstration has an order less'));
  }
  await season.counts.write();
}

/** A number of days that is greater than the age of the demonstration's oldest request. */
const DAYS_BEFORE_FIRST = 100;

/** Returns the server's dependencies, but with this clock and this range. They send no e-mails and no webhooks. */
async function pastOf(dependencies: Dependencies, range: CurrentRange, now: () => number): Promise<Dependencies> {
  const logger = pino({ level: 'silent' });
  const head = await dependencies.mails.head();
  const mails = { ...mailsSentBefore(dependencies.mails, now), head: async () => head };
  const counts = openCounts({ db: dependencies.db, now, logger });
  return { ...dependencies, currentRange: async () => range, now, mails, logger, counts, webhooks: { tell: async () => {} } };
}

function isDemonstration(known: ReadonlySet<string>, stories: readonly Story[]): boolean {
  const own = new Set([
    ...demoAddresses,
    ...Object.values(sellers).map(({ email }) => email),
    ...stories.map(({ email }) => email),
  ]);
  return demoAddresses.every((address) => known.has(address)) && [...known].every((address) => own.has(address));
}

/**
 * Returns whether an invented customer is already stored. This is the case if an account or a request has the customer's e-mail
 * address. The addresses in `demoAddresses` prove nothing, because the first start makes these accounts before it
 * stores any invented customer.
 */
function isTold({ email }: Story, known: ReadonlySet<string>): boolean {
  return known.has(email) && !demoAddresses.includes(email);
}

/** Returns a telephone number for the customer with this index, from the numbers that are reserved for fiction. */
function phoneAt(place: number): string {
  return `070-174 06 ${String((place % 90) + 5).padStart(2, '0')}`;
}

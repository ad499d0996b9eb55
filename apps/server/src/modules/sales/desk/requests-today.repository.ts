import { and, desc, eq, gt, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { mails, mustArrive } from '../../people/mail/mails.tables.ts';
import { lastWithoutDay, requestWork } from '../requests/request-work.tables.ts';
import { isInView, isOpen, isVisible, type Looking } from './request-filter.repository.ts';
import { countEach, isAnswered, type ListedRequest, selectListed } from './request-list.repository.ts';

/**
 * The parts of the page Today (Idag). Each part has a different reason why a request needs work today, so a request can be in
 * several parts.
 */
export const todayParts = ['undelivered', 'fresh', 'answered', 'due', 'changed', 'expiring', 'waiting'] as const;

type TodayPart = (typeof todayParts)[number];

/**
 * Returns the first requests of one part of the page Today (Idag): requests of the salesperson, and requests without an owner.
 */
export async function listToday(
  db: Database,
  looking: Looking,
  part: TodayPart,
  most: number,
): Promise<readonly ListedRequest[]> {
  const order = {
    undelivered: requestWork.waitingSince,
    fresh: requestWork.waitingSince,
    answered: desc(requestWork.offerAnsweredAt),
    expiring: requestWork.offerUntil,
    due: lastWithoutDay,
    changed: desc(requestWork.houseSavedAt),
    waiting: requestWork.waitingSince,
  };
  return selectListed(db).where(isToday(looking, part)).orderBy(order[part], requestWork.leadId).limit(most);
}

/** Returns how many requests each part of the page Today (Idag) has, in the order of `todayParts`. Counting stops at `most`. */
export function countToday(db: Database, looking: Looking, most: number): Promise<readonly number[]> {
  return countEach(
    db,
    todayParts.map((part) => isToday(looking, part)),
    most,
  );
}

function isToday(looking: Looking, part: TodayPart): SQL | undefined {
  const isOwn = isVisible({ ...looking, seesAll: false });
  // The part `fresh` shows every new request without a next step, so the parts `due` and `waiting` leave these requests out.
  const isFresh = and(eq(requestWork.milestone, 'new'), eq(requestWork.nextStep, ''));
  switch (part) {
    case 'fresh':
      return and(isOwn, isOpen(looking), isFresh);
    case 'undelivered':
      return and(isOwn, isOpen(looking), isUndelivered);
    case 'answered':
      return and(isOwn, isOpen(looking), isAnswered);
    case 'expiring':
      return and(isOwn, isOpen(looking), endsSoon(looking));
    case 'due':
      return and(isOwn, isInView(looking, 'due'), sql`not (${isFresh})`);
    case 'changed':
      return and(isOwn, isOpen(looking), gt(requestWork.houseSavedAt, requestWork.waitingSince));
    case 'waiting':
      return and(isOwn, isInView(looking, 'waiting'), sql`not (${isFresh})`);
  }
}

/**
 * SQL that is true if an e-mail about a quote or an order did not reach its customer, and nobody has worked on the request
 * since. When staff withdraw or replace a quote, an e-mail with that quote that is still queued is cancelled, which does not count
 * here.
 */
const isUndelivered = sql`exists (
  select from ${mails}
  where ${mails.leadId} = ${requestWork.leadId} and ${mails}.${mustArrive} and ${mails.outcome} <> 'sent' and ${mails.endedAt} > ${requestWork.waitingSince})`;

/** A quote counts as about to end from this many days before its last day. */
const ENDS_IN_DAYS = 5;

/**
 * Returns a condition that is true if a quote is about to end or has ended, and nobody has worked on the request since that time.
 * Sending the quote is such work, so a quote that is valid for only a few days is shown only after its end. If the customer has
 * ordered, the condition is false.
 */
function endsSoon({ today }: Looking): SQL | undefined {
  const { offerUntil, waitingSince, milestone } = requestWork;
  const soon = sql`${today}::date + ${ENDS_IN_DAYS}::int`;
  const beginOf = (daysLater: number) => sql`(${offerUntil} + ${daysLater}::int)::timestamp at time zone 'Europe/Stockholm'`;
  const hasEnded = and(lt(offerUntil, today), lt(waitingSince, beginOf(1)));
  return and(
    lte(offerUntil, soon),
    or(lt(waitingSince, beginOf(-ENDS_IN_DAYS)), hasEnded),
    notInArray(milestone, ['order', 'agreement']),
  );
}

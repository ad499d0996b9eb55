import { and, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { letters, mustArrive } from '../../people/letters/letters.tables.ts';
import { lastWithoutDay, leadWork } from '../leads/lead-work.tables.ts';
import { isInView, isOpen, isVisible, type Looking } from './lead-filter.repository.ts';
import { countEach, isAnswered, type ListedLead, selectListed } from './lead-list.repository.ts';

/** What is to be done today, by what makes it so. */
export const todayParts = ['undelivered', 'fresh', 'answered', 'due', 'changed', 'expiring', 'waiting'] as const;

type TodayPart = (typeof todayParts)[number];

/** The first requests of one part of *Idag*: the salesperson's own, and those without an owner. */
export async function listToday(db: Database, looking: Looking, part: TodayPart, most: number): Promise<readonly ListedLead[]> {
  const order = {
    undelivered: leadWork.waitingSince,
    fresh: leadWork.waitingSince,
    answered: desc(leadWork.offerAnsweredAt),
    expiring: leadWork.offerUntil,
    due: lastWithoutDay,
    changed: desc(leadWork.houseSavedAt),
    waiting: leadWork.waitingSince,
  };
  return selectListed(db).where(isToday(looking, part)).orderBy(order[part], leadWork.leadId).limit(most);
}

/** How many there are of each part, in their order; counting stops at `most`. */
export function countToday(db: Database, looking: Looking, most: number): Promise<readonly number[]> {
  return countEach(
    db,
    todayParts.map((part) => isToday(looking, part)),
    most,
  );
}

function isToday(looking: Looking, part: TodayPart): SQL | undefined {
  const isOwn = isVisible({ ...looking, seesAll: false });
  // What is new is due by itself: it stands in one part only.
  const isFresh = and(eq(leadWork.milestone, 'new'), eq(leadWork.nextStep, ''));
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
      return and(isOwn, isOpen(looking), gt(leadWork.houseSavedAt, leadWork.waitingSince));
    case 'waiting':
      return and(isOwn, isInView(looking, 'waiting'), sql`not (${isFresh})`);
  }
}

/** A letter with an offer or about an order did not reach its customer, and nothing was done since. */
const isUndelivered = sql`exists (
  select from ${letters}
  where ${letters.leadId} = ${leadWork.leadId} and ${letters}.${mustArrive} and ${letters.outcome} <> 'sent' and ${letters.endedAt} >= ${leadWork.waitingSince})`;

/** So many days before its last one an offer is about to end. */
const ENDS_IN_DAYS = 5;

/** An offer is about to end, or has ended, and nothing was done since it came to that. */
function endsSoon({ today }: Looking): SQL | undefined {
  const soon = sql`${today}::date + ${ENDS_IN_DAYS}::int`;
  const since = sql`(${leadWork.offerUntil} - ${ENDS_IN_DAYS}::int)::timestamp at time zone 'Europe/Stockholm'`;
  return and(lte(leadWork.offerUntil, soon), lt(leadWork.waitingSince, since));
}

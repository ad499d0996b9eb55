import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { isVisible, type Looking } from '../desk/request-filter.repository.ts';
import { requestWork } from '../requests/request-work.tables.ts';

/** Days as yyyy-MM-dd in Stockholm. The day `to` is included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const minutes = (part: number) =>
  sql<
    number | null
  >`(percentile_cont(${part}) within group (order by extract(epoch from ${requestWork.firstContactAt} - ${requestWork.arrivedAt})) / 60)::float8`;
const times = {
  asked: sql<number>`count(*)::int`,
  contacted: sql<number>`count(${requestWork.firstContactAt})::int`,
  median: minutes(0.5),
  slowest: minutes(0.9),
};

/** Returns how soon staff answered the requests that arrived on these days and that the user may see. */
export async function sumContact(db: Database, looking: Looking, days: Days) {
  const [row] = await db
    .select(times)
    .from(requestWork)
    .where(and(isVisible(looking), ...cameOn(days)));
  return row ?? { asked: 0, contacted: 0, median: null, slowest: null };
}

/** Returns how many of the requests that arrived on these days, and that the user may see, were lost for each reason. */
export function sumLost(db: Database, looking: Looking, days: Days) {
  return db
    .select({ reason: requestWork.lostReason, count: sql<number>`count(*)::int` })
    .from(requestWork)
    .where(and(isVisible(looking), ...cameOn(days), sql`${requestWork.lostReason} is not null`))
    .groupBy(requestWork.lostReason);
}

/**
 * Returns for each owner of requests the results of `sumContact`, and how many requests have reached the milestone quote, the milestone
 * order, or are lost. The owner with most requests is first. `name` is null for the requests without an owner.
 */
export async function sumBySeller(db: Database, days: Days) {
  const sums = await db
    .select({
      ownerId: requestWork.ownerId,
      ...times,
      offered: sql<number>`count(*) filter (where ${requestWork.milestone} in ('quote', 'order', 'agreement'))::int`,
      ordered: sql<number>`count(*) filter (where ${requestWork.milestone} in ('order', 'agreement'))::int`,
      lost: sql<number>`count(${requestWork.lostReason})::int`,
    })
    .from(requestWork)
    .where(and(...cameOn(days)))
    .groupBy(requestWork.ownerId)
    .orderBy(sql`count(*) desc`, requestWork.ownerId);
  const ids = sums.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
  const named =
    ids.length === 0 ? [] : await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return sums.map(({ ownerId, ...sum }) => ({ ...sum, name: named.find(({ id }) => id === ownerId)?.name ?? null }));
}

function cameOn({ from, to }: Days) {
  const day = (text: string, later: number) => sql`((${text}::date + ${later}::int)::timestamp at time zone 'Europe/Stockholm')`;
  return [gte(requestWork.arrivedAt, day(from, 0)), lt(requestWork.arrivedAt, day(to, 1))];
}

import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { isVisible, type Looking } from '../desk/lead-filter.repository.ts';
import { leadWork } from '../leads/lead-work.tables.ts';

/** Days as yyyy-MM-dd in Stockholm, the last one included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const minutes = (part: number) =>
  sql<
    number | null
  >`(percentile_cont(${part}) within group (order by extract(epoch from ${leadWork.firstContactAt} - ${leadWork.arrivedAt})) / 60)::float8`;
const times = {
  asked: sql<number>`count(*)::int`,
  contacted: sql<number>`count(${leadWork.firstContactAt})::int`,
  median: minutes(0.5),
  slowest: minutes(0.9),
};

/** How soon the requests that came on these days were answered, of those that somebody may see. */
export async function sumContact(db: Database, looking: Looking, days: Days) {
  const [row] = await db
    .select(times)
    .from(leadWork)
    .where(and(isVisible(looking), ...cameOn(days)));
  return row ?? { asked: 0, contacted: 0, median: null, slowest: null };
}

/** Why those that came on these days were lost. */
export function sumLost(db: Database, looking: Looking, days: Days) {
  return db
    .select({ reason: leadWork.lostReason, count: sql<number>`count(*)::int` })
    .from(leadWork)
    .where(and(isVisible(looking), ...cameOn(days), sql`${leadWork.lostReason} is not null`))
    .groupBy(leadWork.lostReason);
}

/** The same by who takes care of them, who has most first. The name is null where nobody does. */
export async function sumBySeller(db: Database, days: Days) {
  const sums = await db
    .select({
      ownerId: leadWork.ownerId,
      ...times,
      offered: sql<number>`count(*) filter (where ${leadWork.milestone} in ('quote', 'order', 'agreement'))::int`,
      ordered: sql<number>`count(*) filter (where ${leadWork.milestone} in ('order', 'agreement'))::int`,
      lost: sql<number>`count(${leadWork.lostReason})::int`,
    })
    .from(leadWork)
    .where(and(...cameOn(days)))
    .groupBy(leadWork.ownerId)
    .orderBy(sql`count(*) desc`, leadWork.ownerId);
  const ids = sums.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
  const named =
    ids.length === 0 ? [] : await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return sums.map(({ ownerId, ...sum }) => ({ ...sum, name: named.find(({ id }) => id === ownerId)?.name ?? null }));
}

function cameOn({ from, to }: Days) {
  const day = (text: string, later: number) => sql`((${text}::date + ${later}::int)::timestamp at time zone 'Europe/Stockholm')`;
  return [gte(leadWork.arrivedAt, day(from, 0)), lt(leadWork.arrivedAt, day(to, 1))];
}

import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { type CountKind, dailyCounts } from '../../visit/counts/counts.tables.ts';

/** Days as yyyy-MM-dd. The day `to` is included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const total = sql<number>`sum(${dailyCounts.count})::int`;

/** Returns how often each of these events was counted on each day, in all houses together. */
export function sumByDay(db: Database, kinds: readonly CountKind[], { from, to }: Days) {
  return db
    .select({ kind: dailyCounts.kind, day: dailyCounts.day, count: total })
    .from(dailyCounts)
    .where(and(inArray(dailyCounts.kind, [...kinds]), between(dailyCounts.day, from, to)))
    .groupBy(dailyCounts.kind, dailyCounts.day);
}

/** Returns for each campaign how many finished houses and how many requests had its discount on these days. */
export function sumByCampaign(db: Database, { from, to }: Days) {
  const kinds = ['finished-in-campaign', 'requested-in-campaign'] as const;
  return db
    .select({ kind: dailyCounts.kind, campaignId: dailyCounts.itemId, count: total })
    .from(dailyCounts)
    .where(and(inArray(dailyCounts.kind, [...kinds]), between(dailyCounts.day, from, to)))
    .groupBy(dailyCounts.kind, dailyCounts.itemId);
}

/** Returns how many visits of each house were started on these days. */
export function sumOfStarted(db: Database, { from, to }: Days) {
  return db
    .select({ houseId: dailyCounts.houseId, count: total })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, 'started'), between(dailyCounts.day, from, to)))
    .groupBy(dailyCounts.houseId);
}

/**
 * Returns the counts of one kind for a house: one for each question, item (section, answer or campaign) and blocking answer (`becauseId`).
 * Through the index of the primary key, the query reads only the rows of this kind, house and period.
 */
export function sumOfHouse(db: Database, houseId: number, kind: CountKind, { from, to }: Days) {
  const { questionId, itemId, becauseId } = dailyCounts;
  return db
    .select({ questionId, itemId, becauseId, count: total })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, kind), eq(dailyCounts.houseId, houseId), between(dailyCounts.day, from, to)))
    .groupBy(questionId, itemId, becauseId);
}

/** Returns the first day on which a visit to the site was counted (see `countPages`); null: there is none. */
export async function findFirstDay(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ day: dailyCounts.day })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, 'visit'), eq(dailyCounts.houseId, 0)))
    .orderBy(asc(dailyCounts.day))
    .limit(1);
  return row?.day ?? null;
}

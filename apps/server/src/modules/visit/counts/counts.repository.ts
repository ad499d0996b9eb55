import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { dailyCounts } from './counts.tables.ts';

export type CountedRow = typeof dailyCounts.$inferSelect;

/** The greatest number of rows that one statement inserts. PostgreSQL accepts at most 65,535 parameters in a statement. */
const MOST_ROWS = 5000;

/** Adds these counts to the stored counts in one transaction. The list may contain each counter (`keyOf`) only once. */
export async function addCounts(db: Database, rows: readonly CountedRow[]): Promise<void> {
  // All processes write the rows in the same order, because two processes that write the same rows in different orders could cause a
  // deadlock.
  const ordered = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db.transaction(async (tx) => {
    for (let at = 0; at < ordered.length; at += MOST_ROWS)
      await tx
        .insert(dailyCounts)
        .values(ordered.slice(at, at + MOST_ROWS))
        .onConflictDoUpdate({
          target: [
            dailyCounts.kind,
            dailyCounts.houseId,
            dailyCounts.day,
            dailyCounts.questionId,
            dailyCounts.itemId,
            dailyCounts.becauseId,
          ],
          set: { count: sql`${dailyCounts.count} + excluded."count"` },
        });
  });
}

/** Returns the key of a counter: everything that its row has except the count. */
export function keyOf({ day, kind, houseId, questionId, itemId, becauseId }: Omit<CountedRow, 'count'>): string {
  return [day, kind, houseId, questionId, itemId, becauseId].join(' ');
}

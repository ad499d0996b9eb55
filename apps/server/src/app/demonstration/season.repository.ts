import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../modules/people/accounts/accounts.tables.ts';
import { requests } from '../../modules/sales/requests/requests.tables.ts';
import type { CountedRow } from '../../modules/visit/counts/counts.repository.ts';
import { dailyCounts } from '../../modules/visit/counts/counts.tables.ts';

/** Returns the e-mail addresses of all accounts and requests, in lower case. */
export async function listKnownAddresses(db: Database): Promise<ReadonlySet<string>> {
  const accounts = db.select({ address: sql<string>`lower(${users.email})` }).from(users);
  const ofRequests = db
    .select({ address: sql<string>`lower(${requests.email})` })
    .from(requests)
    .where(sql`${requests.email} <> ''`);
  const rows = await accounts.union(ofRequests);
  return new Set(rows.map(({ address }) => address));
}

/**
 * Adds all counts in one statement, as one JSON value. With a parameter for each value, tens of thousands of rows would exceed
 * the parameter limit of a statement.
 */
export async function addManyCounts(db: Database, rows: readonly CountedRow[]): Promise<void> {
  const counted = JSON.stringify(
    rows.map(({ day, kind, houseId, questionId, itemId, becauseId, count }) => [
      day,
      kind,
      houseId,
      questionId,
      itemId,
      becauseId,
      count,
    ]),
  );
  await db.execute(sql`
    insert into ${dailyCounts} (day, kind, house_id, question_id, item_id, because_id, count)
    select (row->>0)::date, row->>1, (row->>2)::int, (row->>3)::int, (row->>4)::int, (row->>5)::int, (row->>6)::int
    from jsonb_array_elements(${counted}::jsonb) as row
    on conflict (kind, house_id, day, question_id, item_id, because_id)
    do update set count = daily_counts.count + excluded.count`);
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import type { Change } from './changes.ts';

/** The PostgreSQL channel on which the processes notify each other. */
export const CHANGES = 'gavel_changes';

/**
 * Notifies every process that listens, including this one. If it is called in a transaction, PostgreSQL sends the notification
 * only after the commit.
 */
export async function tell(db: Database, ...changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const payloads = changes.map((change) => JSON.stringify(change));
  const list = sql.join(
    payloads.map((payload) => sql`${payload}`),
    sql`, `,
  );
  await db.execute(sql`select pg_notify(${CHANGES}, payload) from unnest(array[${list}]::text[]) as told(payload)`);
}

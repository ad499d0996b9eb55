import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import type { Change } from './changes.ts';

/** The channel of the database on which the processes hear each other. */
export const CHANGES = 'gavel_changes';

/** Tells every process that listens, this one too. In a transaction: once it is committed, and never when it is not. */
export async function tell(db: Database, ...changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const payloads = changes.map((change) => JSON.stringify(change));
  const list = sql.join(
    payloads.map((payload) => sql`${payload}`),
    sql`, `,
  );
  await db.execute(sql`select pg_notify(${CHANGES}, payload) from unnest(array[${list}]::text[]) as told(payload)`);
}

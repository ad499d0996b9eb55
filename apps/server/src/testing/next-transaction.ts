import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

/**
 * Returns the id that the database will give to the next transaction that writes. If two calls return the same id, nothing was
 * written between the two calls. On PostgreSQL, writes to other databases of the same server count too.
 */
export async function nextTransaction(db: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`);
  return rows[0];
}

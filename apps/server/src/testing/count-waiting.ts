import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

/** How many connections to this database wait for what another one holds. */
export function countWaiting(db: Database): Promise<number> {
  return db.$count(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
}

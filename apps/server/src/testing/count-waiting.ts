import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

/** Returns the number of connections to this database that wait for a lock. */
export function countWaiting(db: Database): Promise<number> {
  return db.$count(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
}

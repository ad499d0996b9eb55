import { lt } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { rateLimits } from './rate-limits.tables.ts';

/** Deletes the counters that expired before this time. */
export async function deleteRateLimitsExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, moment));
}

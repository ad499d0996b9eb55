import type { Database } from '../../db/connect.ts';
import { deleteSnapshotsOpenedBefore } from './configurations.repository.ts';

const UNOPENED_DAYS = 180;
const DAY_MS = 86_400_000;

/** Drops snapshots that nobody opened for 180 days. Returns how many; any number of processes may do it at once. @param now milliseconds since 1970 */
export function dropUnopened(db: Database, now: number): Promise<number> {
  return deleteSnapshotsOpenedBefore(db, new Date(now - UNOPENED_DAYS * DAY_MS));
}

import type { Logger } from 'pino';
import type { Job } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import { deleteSnapshotsOpenedBefore } from './configurations.repository.ts';

/** The number of days without being opened after which a snapshot (a shared configuration) is deleted, unless a request is about it. */
export const UNOPENED_DAYS = 180;
const DAY_MS = 86_400_000;

interface DropUnopenedParts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** Returns a daily job that deletes the snapshots that nobody opened for 180 days, except those that a request is about. */
export function dropUnopenedJob({ db, now, logger }: DropUnopenedParts): Job {
  return {
    name: 'drop-unopened-snapshots',
    schedule: { firstAfter: 0, every: DAY_MS },
    async run() {
      const dropped = await deleteSnapshotsOpenedBefore(db, new Date(now() - UNOPENED_DAYS * DAY_MS));
      logger.info({ dropped }, 'snapshots that nobody opens dropped');
    },
  };
}

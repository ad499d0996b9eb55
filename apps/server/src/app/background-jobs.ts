import type { Logger } from 'pino';
import type { Job } from '../adapters/jobs/jobs.ts';
import type { Wait } from '../adapters/jobs/wait.ts';
import type { Renditions } from '../adapters/media/renditions.ts';
import type { Database } from '../db/connect.ts';
import { deleteRateLimitsExpiredBefore } from '../http/rate-limits.repository.ts';
import { dropUnopenedJob } from '../modules/configurations/drop-unopened.ts';
import { forgetLettersJob } from '../modules/letters/send-letters.ts';
import { avifJob } from '../modules/pictures/avif-job.ts';
import type { ReadRange } from '../modules/range/current-range.ts';
import { deleteInvitationsExpiredBefore } from '../modules/saved-houses/household.repository.ts';

const DAY_MS = 86_400_000;

export interface BackgroundParts {
  readonly db: Database;
  readonly currentRange: ReadRange;
  /** Null: AVIF is not made ahead. */
  readonly avifs: Pick<Renditions, 'storage' | 'makeAvif'> | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  readonly wait: Wait;
  readonly logger: Logger;
}

/** Everything that is done in the background. Any number of processes may do it at once. */
export function backgroundJobs({ db, currentRange, avifs, now, random, wait, logger }: BackgroundParts): readonly Job[] {
  const currentHash = async () => (await currentRange()).pictures?.hash ?? null;
  return [
    dropUnopenedJob({ db, now, logger }),
    {
      name: 'drop-expired-limits',
      schedule: { firstAfter: 0, every: DAY_MS },
      run: () => deleteRateLimitsExpiredBefore(db, new Date(now() - DAY_MS)),
    },
    forgetLettersJob({ db, now }),
    {
      name: 'drop-expired-invitations',
      schedule: { firstAfter: 0, every: DAY_MS },
      run: () => deleteInvitationsExpiredBefore(db, new Date(now())),
    },
    ...(avifs ? [avifJob({ renditions: avifs, currentHash, random, wait, logger })] : []),
  ];
}

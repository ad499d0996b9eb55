import type { Logger } from 'pino';
import type { Job } from '../adapters/jobs/jobs.ts';
import type { Mail } from '../adapters/mail/mail.ts';
import type { Database } from '../db/connect.ts';
import { deleteRateLimitsExpiredBefore } from '../http/rate-limits.repository.ts';
import { forgetWebhooksJob } from '../modules/integrations/webhooks/deliver-webhooks.ts';
import { forgetExpiredJob } from '../modules/people/accounts/forget-expired.ts';
import type { Letters } from '../modules/people/letters/letters.ts';
import { forgetLettersJob, noteTakenLettersJob } from '../modules/people/letters/send-letters.ts';
import { deleteHeldBackBefore } from '../modules/sales/leads/held-back.repository.ts';
import { tellHeldBackJob } from '../modules/sales/leads/tell-held-back.ts';
import { dropUnopenedJob } from '../modules/visit/configurations/drop-unopened.ts';
import { type Counts, writeCountsJob } from '../modules/visit/counts/counts.ts';
import { type AvifJobParts, avifJob } from '../modules/visit/pictures/avif-job.ts';
import { deleteInvitationsExpiredBefore } from '../modules/visit/saved-houses/household.repository.ts';
import { forgetCreationKeysBefore } from '../modules/visit/saved-houses/saved-houses.repository.ts';

const DAY_MS = 86_400_000;

/** Counters are about somebody, so they go soon after they count no more. */
const LIMITS_EVERY_MS = 10 * 60_000;

/** A house that lies in a browser is sent again when it is opened the next time: after a summer, too. */
const CREATION_KEY_DAYS = 90;

/** How long requests that look like a robot's are kept. */
const HELD_BACK_DAYS = 90;

export interface BackgroundParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'taken' | 'forget'>;
  readonly letters: Letters;
  readonly counts: Counts;
  /** Null: AVIF is not made. */
  readonly avifs: AvifJobParts | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** Everything that is done in the background. Any number of processes may do it at once. */
export function backgroundJobs({ db, mail, letters, counts, avifs, now, logger }: BackgroundParts): readonly Job[] {
  return [
    dropUnopenedJob({ db, now, logger }),
    {
      name: 'drop-expired-limits',
      schedule: { firstAfter: 0, every: LIMITS_EVERY_MS },
      // The rate limiter goes by the computer's clock, also where the demonstration's is set to another day.
      run: () => deleteRateLimitsExpiredBefore(db, new Date()),
    },
    writeCountsJob(counts),
    noteTakenLettersJob({ db, mail, now }),
    forgetLettersJob({ db, now }),
    daily('drop-expired-invitations', () => deleteInvitationsExpiredBefore(db, new Date(now()))),
    daily('forget-creation-keys', () => forgetCreationKeysBefore(db, new Date(now() - CREATION_KEY_DAYS * DAY_MS))),
    tellHeldBackJob({ db, letters, now }),
    daily('drop-held-back-requests', () => deleteHeldBackBefore(db, new Date(now() - HELD_BACK_DAYS * DAY_MS))),
    forgetWebhooksJob({ db, now }),
    forgetExpiredJob({ db, now }),
    ...(avifs ? [avifJob(avifs)] : []),
  ];
}

function daily(name: string, run: () => Promise<void>): Job {
  return { name, schedule: { firstAfter: 0, every: DAY_MS }, run };
}

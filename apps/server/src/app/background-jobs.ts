import type { Logger } from 'pino';
import type { Job } from '../adapters/jobs/jobs.ts';
import type { MailTransport } from '../adapters/mail/mail.ts';
import type { Database } from '../db/connect.ts';
import { deleteRateLimitsExpiredBefore } from '../http/rate-limits.repository.ts';
import { forgetWebhooksJob } from '../modules/integrations/webhooks/deliver-webhooks.ts';
import { forgetExpiredJob } from '../modules/people/accounts/forget-expired.ts';
import type { Mails } from '../modules/people/mail/mails.ts';
import { forgetMailsJob, noteTakenMailsJob } from '../modules/people/mail/send-mails.ts';
import { deleteUnusedUploads } from '../modules/range-editing/pictures/forget-uploads.repository.ts';
import { deleteHeldBackBefore } from '../modules/sales/requests/held-back.repository.ts';
import { tellHeldBackJob } from '../modules/sales/requests/tell-held-back.ts';
import { dropUnopenedJob } from '../modules/visit/configurations/drop-unopened.ts';
import { type Counts, writeCountsJob } from '../modules/visit/counts/counts.ts';
import { type AvifJobParts, avifJob } from '../modules/visit/pictures/avif-job.ts';
import { deleteInvitationsExpiredBefore } from '../modules/visit/saved-houses/household.repository.ts';
import { forgetCreationKeysBefore } from '../modules/visit/saved-houses/saved-houses.repository.ts';

const DAY_MS = 86_400_000;

/** How often expired counters of rate limits are deleted. The counters are personal data, so they are deleted soon. */
const LIMITS_EVERY_MS = 10 * 60_000;

/**
 * How long the server keeps the keys that make the creation of a saved house idempotent, in days. A browser that failed to send a house
 * sends it again when the visitor next opens the house, perhaps months later.
 */
const CREATION_KEY_DAYS = 90;

/** How long held-back requests are kept, in days. */
const HELD_BACK_DAYS = 90;

export interface BackgroundParts {
  readonly db: Database;
  readonly mail: Pick<MailTransport, 'taken' | 'forget'>;
  readonly mails: Mails;
  readonly counts: Counts;
  /** Null: no AVIF pictures are made. */
  readonly avifs: AvifJobParts | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** Returns background jobs; `wire` schedules the others. Any number of processes may run them at the same time. */
export function backgroundJobs({ db, mail, mails, counts, avifs, now, logger }: BackgroundParts): readonly Job[] {
  return [
    dropUnopenedJob({ db, now, logger }),
    {
      name: 'drop-expired-limits',
      schedule: { firstAfter: 0, every: LIMITS_EVERY_MS },
      // Use the system clock, as the rate limiter does, even if the demonstration has another date.
      run: () => deleteRateLimitsExpiredBefore(db, new Date()),
    },
    writeCountsJob(counts),
    noteTakenMailsJob({ db, mail, now }),
    forgetMailsJob({ db, now }),
    daily('drop-expired-invitations', () => deleteInvitationsExpiredBefore(db, new Date(now()))),
    daily('forget-creation-keys', () => forgetCreationKeysBefore(db, new Date(now() - CREATION_KEY_DAYS * DAY_MS))),
    tellHeldBackJob({ db, mails, now }),
    daily('drop-held-back-requests', () => deleteHeldBackBefore(db, new Date(now() - HELD_BACK_DAYS * DAY_MS))),
    // Keep an unused picture until a day after its upload, because a user who undid the upload may upload the same file again.
    daily('forget-uploads', () => deleteUnusedUploads(db, new Date(now() - DAY_MS))),
    forgetWebhooksJob({ db, now }),
    forgetExpiredJob({ db, now }),
    ...(avifs ? [avifJob(avifs)] : []),
  ];
}

function daily(name: string, run: () => Promise<void>): Job {
  return { name, schedule: { firstAfter: 0, every: DAY_MS }, run };
}

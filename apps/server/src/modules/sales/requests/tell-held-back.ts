import type { Job } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { listUntold, noteTold, wasToldSince } from './held-back.repository.ts';
import { heldBackMail } from './held-back-mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface TellingParts {
  readonly db: Database;
  readonly mails: Mails;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Returns a job that e-mails the builder at most once a day about new held-back requests, so that a request that was held back by mistake
 * is not lost. The job runs every hour, so the builder learns of a held-back request within an hour if the last such e-mail is older than
 * a day. If several processes run the job, only one of them reports each request.
 */
export function tellHeldBackJob({ db, mails, now }: TellingParts): Job {
  return {
    name: 'tell-held-back-requests',
    schedule: { firstAfter: 0, every: HOUR_MS },
    async run() {
      const at = now();
      if (await wasToldSince(db, new Date(at - DAY_MS))) return;
      const untold = await listUntold(db);
      if (untold.length === 0) return;
      const mail = await mails.write(heldBackMail(untold));
      const ids = untold.map(({ id }) => id);
      await db.transaction(async (tx) => {
        if (await noteTold(tx, ids, new Date(at))) await mails.queue(tx, mail);
      });
    },
  };
}

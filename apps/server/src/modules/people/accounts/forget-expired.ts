import type { Job } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import { deleteOneTimePasswordsExpiredBefore } from './accounts.repository.ts';
import { endExpiredSessions } from './sessions.repository.ts';

const DAY_MS = 86_400_000;

/** Every day, what opens no account any more: sessions that are over, sign-ins left half way, one-time passwords that nobody used in time. */
export function forgetExpiredJob({ db, now }: { readonly db: Database; readonly now: () => number }): Job {
  return {
    name: 'forget-expired-sessions',
    schedule: { firstAfter: 0, every: DAY_MS },
    async run() {
      // The account library's sessions go by the computer's clock, also where the demonstration's is set to another day.
      await endExpiredSessions(db, Date.now());
      await deleteOneTimePasswordsExpiredBefore(db, new Date(now()));
    },
  };
}

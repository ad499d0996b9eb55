import type { Job } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import { deleteOneTimePasswordsExpiredBefore } from './accounts.repository.ts';
import { endExpiredSessions } from './sessions.repository.ts';

const DAY_MS = 86_400_000;

/** Returns a daily job that deletes expired sessions, logins that nobody finished in time, and expired one-time passwords. */
export function forgetExpiredJob({ db, now }: { readonly db: Database; readonly now: () => number }): Job {
  return {
    name: 'forget-expired-sessions',
    schedule: { firstAfter: 0, every: DAY_MS },
    async run() {
      // The account library gives sessions the time of the system clock. So use this clock, even if the setting GAVEL_CLOCK makes
      // `now` return another day.
      await endExpiredSessions(db, Date.now());
      await deleteOneTimePasswordsExpiredBefore(db, new Date(now()));
    },
  };
}

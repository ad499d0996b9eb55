import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Queue, QueuedJobs } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import type { Seal } from '../../../secrets/seal.ts';
import type { Mails } from '../mail/mails.ts';
import { oneTimePasswordMail } from '../mail/one-time-password-mail.ts';
import { findUserByEmail, putOneTimePassword } from './accounts.repository.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';
import { findPasswordReset, insertPasswordReset, takePasswordReset } from './password-resets.repository.ts';

/**
 * Queues requests for a new password. The work for a request depends on whether the address has an account. So the server does this work
 * after the response, and the response time does not show whether the account exists.
 */
export interface PasswordResets {
  /** Stores a request. The work is the same for every address. */
  ask(email: string): Promise<void>;
}

/** The name of the queue of requests for a new password. */
const PASSWORD_RESETS = 'password-resets';

/** How long an e-mailed password is valid. */
const HOLDS_MS = 60 * 60_000;

/** The number of tries, which take some hours. After that nobody waits for the e-mail any more. */
const TRIES = 12;

interface AskingParts {
  readonly db: Database;
  readonly jobs: Pick<QueuedJobs<Database>, 'enqueue'>;
  readonly seal: Seal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function queuedPasswordResets({ db, jobs, seal, now }: AskingParts): PasswordResets {
  return {
    async ask(email) {
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await insertPasswordReset(tx, { id, askedAt: new Date(now()), sealed: seal.seal(email) });
        await jobs.enqueue(tx, PASSWORD_RESETS, id);
      });
    },
  };
}

interface MailingParts extends Omit<AskingParts, 'jobs'> {
  readonly mails: Mails;
  /** Returns a random password of at least 128 bits that is easy to type. */
  readonly makeOneTimePassword: () => string;
  readonly logger: Logger;
}

/**
 * Returns the queue that handles requests for a new password. An address with an enabled account gets an e-mail with a one-time password;
 * other addresses get no e-mail. The old password stays valid until the one-time password is used, so that nobody can lock another user
 * out.
 */
export function mailPasswords({ db, seal, mails, makeOneTimePassword, now, logger }: MailingParts): Queue {
  return {
    name: PASSWORD_RESETS,
    tries: TRIES,
    async run(id) {
      const asked = await findPasswordReset(db, id);
      if (!asked) return;
      const user = await findUserByEmail(db, seal.open(asked.sealed));
      const password = makeOneTimePassword();
      const holdsUntil = new Date(now() + HOLDS_MS);
      const mail = user && !user.disabledAt ? await mails.write(oneTimePasswordMail(user, password, holdsUntil)) : null;
      await db.transaction(async (tx) => {
        if (!(await takePasswordReset(tx, id)) || !user || !mail) return;
        await putOneTimePassword(tx, user.id, hashOneTimePassword(password), holdsUntil);
        await mails.queue(tx, mail, holdsUntil);
      });
    },
    async giveUp(id) {
      logger.error({ passwordReset: id }, 'somebody asked for a new password, and it could not be seen to');
      await takePasswordReset(db, id);
    },
  };
}

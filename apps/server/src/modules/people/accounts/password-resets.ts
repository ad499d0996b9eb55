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

/** Requests for a new password. Their effect depends on the owner of the address, so they are processed after the response. */
export interface PasswordResets {
  /** Stores a request; the work is the same for every address. */
  ask(email: string): Promise<void>;
}

/** The queue of password requests. */
const PASSWORD_RESETS = 'password-resets';

/** How long an e-mailed password is valid. */
const HOLDS_MS = 60 * 60_000;

/** The number of tries, over some hours. After that nobody waits for the e-mail. */
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
  /** Makes a random password of at least 128 bits that can be typed. */
  readonly makeOneTimePassword: () => string;
  readonly logger: Logger;
}

/**
 * E-mails a one-time password to users with an account; other addresses get nothing. The old password stays valid until the new one is
 * used, so that nobody can lock somebody else out.
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

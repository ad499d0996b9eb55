import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Queue, QueuedJobs } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import type { Seal } from '../../../secrets/seal.ts';
import type { Letters } from '../letters/letters.ts';
import { oneTimePasswordLetter } from '../letters/one-time-password-letter.ts';
import { findUserByEmail, putOneTimePassword } from './accounts.repository.ts';
import { hashOneTimePassword } from './one-time-passwords.ts';
import { findPasswordReset, insertPasswordReset, takePasswordReset } from './password-resets.repository.ts';

/** Askings for a new password. What they lead to depends on whose address it is, so it is done when nobody waits for an answer. */
export interface PasswordResets {
  /** Takes down that somebody asks: the same work for every address. */
  ask(email: string): Promise<void>;
}

/** The queue that they wait in. */
const PASSWORD_RESETS = 'password-resets';

/** How long a mailed password holds. */
const HOLDS_MS = 60 * 60_000;

/** Some hours: later nobody waits for it any more. */
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
  readonly letters: Letters;
  /** Random characters of at least 128 bits that can be typed. */
  readonly makeOneTimePassword: () => string;
  readonly logger: Logger;
}

/**
 * Mails a password that holds once to those who have an account; an address that nobody has leads to nothing. The old password goes on
 * working until the new one is used, so that nobody can lock somebody else out.
 */
export function mailPasswords({ db, seal, letters, makeOneTimePassword, now, logger }: MailingParts): Queue {
  return {
    name: PASSWORD_RESETS,
    tries: TRIES,
    async run(id) {
      const asked = await findPasswordReset(db, id);
      if (!asked) return;
      const user = await findUserByEmail(db, seal.open(asked.sealed));
      const password = makeOneTimePassword();
      const holdsUntil = new Date(now() + HOLDS_MS);
      const letter = user && !user.disabledAt ? await letters.write(oneTimePasswordLetter(user, password, holdsUntil)) : null;
      await db.transaction(async (tx) => {
        if (!(await takePasswordReset(tx, id)) || !user || !letter) return;
        await putOneTimePassword(tx, user.id, hashOneTimePassword(password), holdsUntil);
        await letters.queue(tx, letter, holdsUntil);
      });
    },
    async giveUp(id) {
      logger.error({ passwordReset: id }, 'somebody asked for a new password, and it could not be seen to');
      await takePasswordReset(db, id);
    },
  };
}

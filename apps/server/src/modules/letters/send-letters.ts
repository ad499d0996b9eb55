import type { Logger } from 'pino';
import type { Job, Queue } from '../../adapters/jobs/jobs.ts';
import { type Attached, type Letter, type Mail, MailError } from '../../adapters/mail/mail.ts';
import type { Database } from '../../db/connect.ts';
import { deleteLettersEndedBefore, endLetter, findLetterToSend, type Outcome } from './letters.repository.ts';
import { LETTERS } from './letters.ts';
import type { Seal } from './seal.ts';

const DAY_MS = 86_400_000;

/** Sooner than another process takes up the letter of one that was killed. */
const NOTE_EVERY_MS = 5000;

/**
 * Prints the house of a request, to go with a letter. Null: there is none any more, or it cannot be printed. Throws when another try may help;
 * `isLate` says that none is waited for any more.
 */
export type PrintFor = (request: string, isLate: boolean) => Promise<Attached | null>;

/** So long a letter waits for what goes with it. */
const WAITS_MS = 15 * 60_000;

interface SendingParts {
  readonly db: Database;
  readonly printFor: PrintFor;
  readonly mail: Mail;
  readonly seal: Seal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

type NotingParts = Pick<SendingParts, 'db' | 'now'> & { readonly mail: Pick<Mail, 'taken' | 'forget'> };

/**
 * Sends queued letters, each at least once. A letter that has been sent says so in the database and is never sent again, also when this process
 * is killed meanwhile. Only one that a mail server took without anybody learning it (the line broke, or the whole machine was lost) is sent
 * twice, with the same Message-ID. The log has ids, never an address or a word of a letter.
 */
export function sendLetters({ db, mail, seal, printFor, now, logger }: SendingParts): Queue {
  const end = (id: string, outcome: Outcome) => endLetter(db, id, outcome, new Date(now()));
  return {
    ...LETTERS,
    async run(id) {
      // First of all: what is noted and forgotten after we have looked into the database would be sent again.
      await noteTakenLetters({ db, mail, now });
      const found = await findLetterToSend(db, id);
      if (!found) return;
      if (found.uselessAfter && found.uselessAfter.getTime() < now()) {
        logger.warn({ letter: id }, 'a letter was not sent in time');
        return end(id, 'too-late');
      }
      try {
        const letter: Letter = JSON.parse(seal.open(found.sealed));
        const isLate = now() - found.queuedAt.getTime() > WAITS_MS;
        const attached = letter.printedFor ? await printFor(letter.printedFor, isLate) : null;
        await mail.send(letter, id, attached).catch(async (error: unknown) => {
          // It may be the file that this server does not take: its size, or what it is.
          if (!attached || !isFinal(error)) throw error;
          logger.warn({ letter: id, reason: error.message }, 'a letter was refused with its file, and is sent without');
          await mail.send(letter, id);
        });
      } catch (error) {
        if (!isFinal(error)) throw error;
        logger.warn({ letter: id, reason: error.message }, 'a letter was refused for good');
        return end(id, 'refused');
      }
      await end(id, 'sent');
      await mail.forget(id);
    },
    async giveUp(id) {
      logger.error({ letter: id }, 'a letter could not be sent and is given up');
      await end(id, 'given-up');
    },
  };
}

/** Notes in the database which letters were taken while nobody was there to do so, because the process had been killed: at the start, and often. */
export function noteTakenLettersJob(parts: NotingParts): Job {
  return {
    name: 'note-taken-letters',
    schedule: { firstAfter: 0, every: NOTE_EVERY_MS },
    run: () => noteTakenLetters(parts),
  };
}

function isFinal(error: unknown): error is MailError {
  return error instanceof MailError && error.isFinal;
}

/** Forgets letters that were ended long ago: looks once a day. */
export function forgetLettersJob({ db, now }: Pick<SendingParts, 'db' | 'now'>): Job {
  return {
    name: 'forget-letters',
    schedule: { firstAfter: 0, every: DAY_MS },
    run: () => deleteLettersEndedBefore(db, new Date(now() - 30 * DAY_MS)),
  };
}

async function noteTakenLetters({ db, mail, now }: NotingParts): Promise<void> {
  for (const id of await mail.taken()) {
    await endLetter(db, id, 'sent', new Date(now()));
    await mail.forget(id);
  }
}

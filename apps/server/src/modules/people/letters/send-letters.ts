import type { Logger } from 'pino';
import type { Job, Queue } from '../../../adapters/jobs/jobs.ts';
import { type Attached, type Letter, type Mail, MailError } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import type { Seal } from '../../../secrets/seal.ts';
import {
  deleteLettersEndedBefore,
  endLetter,
  findLetterToSend,
  type LetterToSend,
  notePrinting,
  type Outcome,
} from './letters.repository.ts';
import { LETTERS, type Letters, type WriteLetter } from './letters.ts';

const DAY_MS = 86_400_000;

/** Sooner than another process takes up the letter of one that was killed. */
const NOTE_EVERY_MS = 5000;

/**
 * Prints what goes with a letter: a house, an offer or an order, by its id. Null: there is none any more, or it cannot be printed. Throws
 * when another try may help; `isLate` says that none is waited for any more.
 */
export type PrintFor = (id: string, isLate: boolean) => Promise<Attached | null>;

/** So long a letter waits for what goes with it, from the first time that it could not be printed. */
const WAITS_MS = 15 * 60_000;

interface SendingParts {
  readonly db: Database;
  readonly letters: Letters;
  readonly printFor: PrintFor;
  readonly printOffer: PrintFor;
  readonly printOrder: PrintFor;
  readonly printHouse: PrintFor;
  /** What the builder gets instead of a letter that asks somebody to take care of a request, and did not reach them. */
  readonly instead: (letter: Letter) => WriteLetter;
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
export function sendLetters({
  db,
  mail,
  letters,
  seal,
  printFor,
  printOffer,
  printOrder,
  printHouse,
  instead,
  now,
  logger,
}: SendingParts): Queue {
  const end = async (id: string, outcome: Outcome) => {
    await endLetter(db, id, outcome, new Date(now()));
  };

  /** What goes with a letter. What fails now and then is waited for. */
  const print = async (id: string, { printedFor, printedOffer, printedOrder, printedHouse }: Letter, failsSince: Date | null) => {
    const isLate = failsSince !== null && now() - failsSince.getTime() > WAITS_MS;
    const printWhatGoes = async () => {
      if (printedFor) return printFor(printedFor, isLate);
      if (printedOffer) return printOffer(printedOffer, isLate);
      if (printedHouse) return printHouse(printedHouse, isLate);
      return printedOrder ? printOrder(printedOrder, isLate) : null;
    };
    try {
      const printed = await printWhatGoes();
      if (failsSince) await notePrinting(db, id, null);
      return printed;
    } catch (error) {
      if (!failsSince) await notePrinting(db, id, new Date(now()));
      throw error;
    }
  };

  const send = async (id: string, letter: Letter, failsSince: Date | null) => {
    const attached = await print(id, letter, failsSince);
    await mail.send(letter, id, attached).catch(async (error: unknown) => {
      // It may be the file that this server does not take: its size, or what it is.
      if (!attached || !(error instanceof MailError && error.isOfContent)) throw error;
      logger.warn({ letter: id, reason: error.message }, 'a letter was refused with its file, and is sent without');
      await mail.send(letter, id);
    });
  };

  /** Ends what nobody took. A request that somebody was to take care of goes to the builder's own address instead, once. */
  const endUntaken = async (id: string, outcome: 'refused' | 'given-up', letter: Letter | null) => {
    if (!letter?.asksFor) return end(id, outcome);
    const told = { letter: id, lead: letter.asksFor, outcome };
    // The builder's letters are from that address.
    if (letter.to.address === letter.from.address) {
      logger.error(told, 'a request reached nobody by mail');
      return end(id, outcome);
    }
    const written = await letters.write(instead(letter));
    await db.transaction(async (tx) => {
      if (await endLetter(tx, id, outcome, new Date(now()))) await letters.queue(tx, written);
    });
    logger.error(told, 'a request did not reach who was to take care of it: the builder’s own address gets it instead');
  };

  /** Null: it cannot be read, as when the server's secret is another one now. */
  const read = ({ sealed }: LetterToSend): Letter | null => {
    try {
      return JSON.parse(seal.open(sealed));
    } catch {
      return null;
    }
  };

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
      const letter: Letter = JSON.parse(seal.open(found.sealed));
      try {
        await send(id, letter, found.printFailsSince);
      } catch (error) {
        if (!(error instanceof MailError && error.isFinal)) throw error;
        logger.warn({ letter: id, reason: error.message }, 'a letter was refused for good');
        return endUntaken(id, 'refused', letter);
      }
      await end(id, 'sent');
      await mail.forget(id);
    },
    async giveUp(id) {
      await noteTakenLetters({ db, mail, now });
      const found = await findLetterToSend(db, id);
      if (!found) return;
      logger.error({ letter: id }, 'a letter could not be sent and is given up');
      await endUntaken(id, 'given-up', read(found));
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

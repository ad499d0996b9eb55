import type { Logger } from 'pino';
import type { Job, Queue } from '../../../adapters/jobs/jobs.ts';
import { type Attached, type Mail, MailError, type MailTransport } from '../../../adapters/mail/mail.ts';
import type { Database } from '../../../db/connect.ts';
import type { Seal } from '../../../secrets/seal.ts';
import {
  deleteMailsEndedBefore,
  endMail,
  findMailToSend,
  type MailToSend,
  notePrinting,
  type Outcome,
} from './mails.repository.ts';
import { MAILS, type Mails, type WriteMail } from './mails.ts';

const DAY_MS = 86_400_000;

/**
 * How often the server records in the database which e-mails were sent, in ms. The interval is so short that no other process sends the
 * e-mails of a killed process again.
 */
const NOTE_EVERY_MS = 5000;

/**
 * Prints the PDF of an e-mail: a house, a quote or an order, given by its id. Null: this document no longer exists, is too large or cannot
 * be printed. Throws if a retry may help. But if `isLate` is true, returns null instead, so that the e-mail waits no longer.
 */
export type PrintFor = (id: string, isLate: boolean) => Promise<Attached | null>;

/** Prints a house as `PrintFor` does, with only the parts that the recipient with this e-mail address may see. */
export type PrintHouseFor = (token: string, isLate: boolean, address: string) => Promise<Attached | null>;

/** How long an e-mail waits for its PDF, from the first failure of printing, in ms. */
const WAITS_MS = 15 * 60_000;

interface SendingParts {
  readonly db: Database;
  readonly mails: Mails;
  readonly printFor: PrintFor;
  readonly printQuote: PrintFor;
  readonly printOrder: PrintFor;
  readonly printHouse: PrintHouseFor;
  /** If an e-mail that asks somebody to handle a request was not delivered, writes the e-mail that the builder gets instead. */
  readonly instead: (message: Mail) => WriteMail;
  readonly mail: MailTransport;
  readonly seal: Seal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

type NotingParts = Pick<SendingParts, 'db' | 'now'> & { readonly mail: Pick<MailTransport, 'taken' | 'forget'> };

/**
 * Returns the queue that sends e-mails. A sent e-mail is recorded in the database and never sent again,
 * even if this process is killed meanwhile. An e-mail is sent twice, with the same Message-ID, only if the mail server’s
 * response was lost or the machine failed. The log has ids, never addresses or texts.
 */
export function sendMails({
  db,
  mail,
  mails,
  seal,
  printFor,
  printQuote,
  printOrder,
  printHouse,
  instead,
  now,
  logger,
}: SendingParts): Queue {
  return {
    ...MAILS,
    async run(id) {
      // Record first which e-mails were sent. Otherwise the query below could still find an e-mail that was sent, and the server
      // would send it again.
      await noteTakenMails({ db, mail, now });
      const found = await findMailToSend(db, id);
      if (!found) return;
      if (found.uselessAfter && found.uselessAfter.getTime() < now()) {
        logger.warn({ letter: id }, 'a letter was not sent in time');
        return end(id, 'too-late');
      }
      const message: Mail = JSON.parse(seal.open(found.sealed));
      try {
        await send(id, message, found.printFailsSince);
      } catch (error) {
        if (!(error instanceof MailError && error.isFinal)) throw error;
        logger.warn({ letter: id, reason: error.message }, 'a letter was refused for good');
        return endUntaken(id, 'refused', message);
      }
      await end(id, 'sent');
      await mail.forget(id);
    },
    async giveUp(id) {
      await noteTakenMails({ db, mail, now });
      const found = await findMailToSend(db, id);
      if (!found) return;
      logger.error({ letter: id }, 'a letter could not be sent and is given up');
      await endUntaken(id, 'given-up', read(found));
    },
  };

  async function send(id: string, message: Mail, failsSince: Date | null): Promise<void> {
    const attached = await print(id, message, failsSince);
    await mail.send(message, id, attached).catch(async (error: unknown) => {
      // The mail server may have refused only the attached PDF, because of its size or type, so send the e-mail without it.
      if (!attached || !(error instanceof MailError && error.isOfContent)) throw error;
      logger.warn({ letter: id, reason: error.message }, 'a letter was refused with its file, and is sent without');
      await mail.send(message, id);
    });
  }

  /**
   * Returns the PDF of an e-mail; null: the e-mail is sent without one. Throws if a retry may help, so that the e-mail waits.
   */
  async function print(
    id: string,
    { to, printedFor, printedOffer: printedQuote, printedOrder, printedHouse }: Mail,
    failsSince: Date | null,
  ): Promise<Attached | null> {
    const isLate = failsSince !== null && now() - failsSince.getTime() > WAITS_MS;
    const printWhatGoes = async () => {
      if (printedFor) return printFor(printedFor, isLate);
      if (printedQuote) return printQuote(printedQuote, isLate);
      if (printedHouse) return printHouse(printedHouse, isLate, to.address);
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
  }

  /**
   * Records that no mail server accepted an e-mail. If the e-mail asked somebody to handle a request, the server sends another e-mail to
   * the builder’s own address instead, once.
   */
  async function endUntaken(id: string, outcome: 'refused' | 'given-up', message: Mail | null): Promise<void> {
    if (!message?.asksFor) return end(id, outcome);
    const told = { letter: id, lead: message.asksFor, outcome };
    // If an e-mail to the builder’s own address fails, the server sends no other e-mail instead.
    if (message.to.address === message.from.address) {
      logger.error(told, 'a request reached nobody by mail');
      return end(id, outcome);
    }
    const written = await mails.write(instead(message));
    await db.transaction(async (tx) => {
      if (await endMail(tx, id, outcome, new Date(now()))) await mails.queue(tx, written);
    });
    logger.error(told, 'a request did not reach who was to take care of it: the builder’s own address gets it instead');
  }

  /** Returns the decrypted e-mail; null: it cannot be read, for instance because the server’s secret has changed. */
  function read({ sealed }: MailToSend): Mail | null {
    try {
      return JSON.parse(seal.open(sealed));
    } catch {
      return null;
    }
  }

  async function end(id: string, outcome: Outcome): Promise<void> {
    await endMail(db, id, outcome, new Date(now()));
  }
}

/**
 * Returns a job that records e-mails which a killed process has sent and not recorded. It runs at the start and every five
 * seconds.
 */
export function noteTakenMailsJob(parts: NotingParts): Job {
  return {
    name: 'note-taken-letters',
    schedule: { firstAfter: 0, every: NOTE_EVERY_MS },
    run: () => noteTakenMails(parts),
  };
}

/** Returns a daily job that deletes old e-mails. */
export function forgetMailsJob({ db, now }: Pick<SendingParts, 'db' | 'now'>): Job {
  return {
    name: 'forget-letters',
    schedule: { firstAfter: 0, every: DAY_MS },
    run: () => deleteMailsEndedBefore(db, new Date(now() - 30 * DAY_MS)),
  };
}

async function noteTakenMails({ db, mail, now }: NotingParts): Promise<void> {
  for (const id of await mail.taken()) {
    await endMail(db, id, 'sent', new Date(now()));
    await mail.forget(id);
  }
}

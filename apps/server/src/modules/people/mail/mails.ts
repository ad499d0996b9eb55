import { randomUUID } from 'node:crypto';
import { mailsToStaff } from '@gavel/contract/staff';
import type { QueuedJobs, QueueKind } from '../../../adapters/jobs/jobs.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { drawSign } from '../../../adapters/media/sign-picture.ts';
import type { Database } from '../../../db/connect.ts';
import type { Seal } from '../../../secrets/seal.ts';
import type { CurrentRange, ReadRange } from '../../range/current-range.ts';
import { insertMail } from './mails.repository.ts';

/** The functions with which other modules send e-mails. */
export interface Mails {
  /**
   * Writes an e-mail in the builder’s name. Must be called before a transaction begins: inside one, the embedded database would
   * block for ever.
   */
  write(content: WriteMail): Promise<Mail>;
  /**
   * Returns the parts that all e-mails share. With these parts, other modules can write an e-mail inside a transaction, if its content is
   * known only there.
   */
  head(): Promise<MailHead>;
  /**
   * Queues an e-mail in the transaction of the change that the e-mail is about. The server sends the e-mail only after the commit.
   * @param uselessAfter the e-mail is not sent after this time
   */
  queue(transaction: Database, mail: Mail, uselessAfter?: Date): Promise<void>;
}

/** Writes an e-mail from the parts that all e-mails share. */
export type WriteMail = (head: MailHead) => Mail;

/** The parts that all e-mails share. */
export interface MailHead extends Pick<CurrentRange, 'brand' | 'texts'> {
  /** The address of the site for visitors, without a slash at the end; never taken from an HTTP request. */
  readonly baseUrl: string;
  /** The builder’s logo as a PNG. */
  readonly sign: Buffer;
}

/**
 * The queue of e-mails, which retries for about three days. A job takes at most about eleven minutes. For nine minutes it waits for twelve
 * other PDFs and its own, because the server may begin each PDF twice, for 20 seconds each time. Then the server makes pictures, and sends
 * the e-mail to a slow mail server with the PDF and, if that is refused, without it. `longestSeconds` leaves a margin.
 */
export const MAILS: QueueKind = { name: 'letters', tries: 80, longestSeconds: 1800 };

interface MailsParts {
  readonly jobs: Pick<QueuedJobs<Database>, 'enqueue'>;
  readonly seal: Seal;
  readonly currentRange: ReadRange;
  readonly baseUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Returns functions that send e-mails through the job queue. The text of an e-mail is encrypted in the database until it is
 * sent.
 */
export function queuedMails({ jobs, seal, currentRange, baseUrl, now }: MailsParts): Mails {
  const head = async () => {
    const { brand, texts } = await currentRange();
    return { brand, texts, baseUrl, sign: await drawSign(brand.logo) };
  };
  return {
    head,
    write: async (content) => content(await head()),
    async queue(transaction, mail, uselessAfter) {
      const id = randomUUID();
      const sealed = seal.seal(JSON.stringify(mail));
      const { kind, lead: request = null, to } = mail;
      const about = { kind, leadId: request, address: mailsToStaff.includes(kind) ? null : to.address };
      await insertMail(transaction, { id, queuedAt: new Date(now()), sealed, uselessAfter: uselessAfter ?? null, ...about });
      await jobs.enqueue(transaction, MAILS.name, id);
    },
  };
}

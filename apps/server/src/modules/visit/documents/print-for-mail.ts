import type { Logger } from 'pino';
import type { Attached } from '../../../adapters/mail/mail.ts';
import { MAILED } from '../../../adapters/pdf/printed-sizes.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { PrintHouseFor } from '../../people/mail/send-mails.ts';
import { type PrintingAny, printSaved } from './print-saved.ts';

/**
 * The largest PDF that an e-mail may contain, in bytes. The smallest mailboxes accept e-mails of 10 MB, and a file in an e-mail needs a
 * third more bytes.
 */
const LARGEST_MAILED_BYTES = 7 * 1024 * 1024;

/**
 * The codes of errors after which a later try may succeed: too many documents waited, the server stopped, or printing failed, for example
 * because it needed too much time or memory.
 */
const PASSING = ['busy', 'document-failed'];

interface PrintingForMail extends PrintingAny {
  /** Where visitors reach the server, without a path. */
  readonly baseUrl: string;
  /** Returns the identity of the account with an e-mail address; a visitor: there is no such account, or it is disabled. */
  readonly identifyAddress: (address: string) => Promise<Identity>;
}

/**
 * Returns a function that prints a saved house for an e-mail, in the version that is current when the e-mail is sent. The person who
 * requested the e-mail had access to the house. A recipient without access gets only what everybody with the link can see. The stored PDF
 * of a final order is the same for every recipient.
 */
export function printHouseForMail({ baseUrl, identifyAddress, ...printing }: PrintingForMail): PrintHouseFor {
  return (token, isLate, address) =>
    printOrLeaveOut({ logger: printing.logger, about: { house: token }, isLate }, async () => {
      const identity = await identifyAddress(address);
      const { bytes, name, mailPicture } = await printSaved(printing, token, identity, { site: baseUrl, sizes: MAILED });
      return { name, bytes, mediaType: 'application/pdf', picture: mailPicture };
    });
}

interface Printing {
  readonly logger: Logger;
  /** Fields of the log entry that identify the document. */
  readonly about: Readonly<Record<string, string>>;
  /** True: the e-mail has waited too long for further retries. */
  readonly isLate: boolean;
}

/**
 * Returns the PDF for an e-mail. If the PDF is too large or cannot be printed, logs this and returns null, so that the e-mail is sent
 * without it. Throws an error if another try may succeed.
 */
export async function printOrLeaveOut(
  { logger, about, isLate }: Printing,
  print: () => Promise<Attached | null>,
): Promise<Attached | null> {
  try {
    const attached = await print();
    if (!attached || attached.bytes.length <= LARGEST_MAILED_BYTES) return attached;
    logger.error({ ...about, bytes: attached.bytes.length }, 'a PDF is too large to be mailed: its letter goes without');
  } catch (error) {
    const isForGood = error instanceof AppError && !PASSING.includes(error.code);
    if (!isForGood && !isLate) throw error;
    logger.error({ ...about, err: error }, 'a PDF could not be printed: its letter goes without');
  }
  return null;
}

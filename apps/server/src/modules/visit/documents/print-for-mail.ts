import type { Logger } from 'pino';
import type { Attached } from '../../../adapters/mail/mail.ts';
import { MAILED } from '../../../adapters/pdf/printed-sizes.ts';
import { AppError } from '../../../http/app-error.ts';
import { VISITOR } from '../../../http/identity.ts';
import type { PrintFor } from '../../people/mail/send-mails.ts';
import { type PrintingAny, printSaved } from './print-saved.ts';

/**
 * The largest PDF that an e-mail may contain, in bytes. The smallest mailboxes accept e-mails of 10 MB, and a file in an e-mail needs a
 * third more bytes.
 */
const LARGEST_MAILED_BYTES = 7 * 1024 * 1024;

/**
 * The codes of errors that may not occur at the next try: too many documents waited, the server stopped, or the printing process needed too
 * much time or memory or was killed.
 */
const PASSING = ['busy', 'document-failed'];

/**
 * Returns a function that prints a saved house for an e-mail, in the version that is current when the e-mail is sent. The person who
 * requested the e-mail had access to the house. The PDF contains the name and the marked plots of the house.
 */
export function printHouseForMail({
  baseUrl,
  ...printing
}: PrintingAny & { /** Where visitors reach the server, without a path. */ readonly baseUrl: string }): PrintFor {
  return (token, isLate) =>
    printOrLeaveOut({ logger: printing.logger, about: { house: token }, isLate }, async () => {
      const { bytes, name, mailPicture } = await printSaved(printing, token, VISITOR, { site: baseUrl, sizes: MAILED });
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

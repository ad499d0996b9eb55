import type { Logger } from 'pino';
import type { Attached } from '../../../adapters/mail/mail.ts';
import { MAILED } from '../../../adapters/pdf/printed-sizes.ts';
import { AppError } from '../../../http/app-error.ts';
import { VISITOR } from '../../../http/identity.ts';
import type { PrintFor } from '../../people/letters/send-letters.ts';
import { type PrintingAny, printSaved } from './print-saved.ts';

/** The smallest mailboxes take letters of 10 MB, and a letter is a third larger than its file. */
const LARGEST_MAILED_BYTES = 7 * 1024 * 1024;

/** What another try may end: the press is full or the server stops; it took too long or too much, or was killed. */
const PASSING = ['busy', 'document-failed'];

/**
 * Prints a saved house for its letter, as it is saved then. Who asked for the letter had a part in the house; what it says is what everybody sees
 * who has the house's address.
 */
export function printHouseForLetter({
  baseUrl,
  ...printing
}: PrintingAny & { /** Where visitors reach the server, without a path. */ readonly baseUrl: string }): PrintFor {
  return (token, isLate) =>
    printOrLeaveOut({ logger: printing.logger, about: { house: token }, isLate }, async () => {
      const { bytes, name, letterPicture } = await printSaved(printing, token, VISITOR, { site: baseUrl, sizes: MAILED });
      return { name, bytes, mediaType: 'application/pdf', picture: letterPicture };
    });
}

interface Printing {
  readonly logger: Logger;
  /** What is printed, for the log. */
  readonly about: Readonly<Record<string, string>>;
  /** Nobody waits for it any more. */
  readonly isLate: boolean;
}

/** What goes with a letter. What cannot be printed, or mailed, is logged and left out: a letter never waits for good. Throws when another try may help. */
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

import { AppError } from '../../http/app-error.ts';
import { LIGHT, type PictureSizes } from '../documents/document-pictures.ts';
import { type PrintedHouse, type PrintingDependencies, printedFileName, printVisit } from '../documents/print-house.ts';
import type { PrintFor } from '../letters/send-letters.ts';
import { readRangeOf } from '../range/range.repository.ts';
import { findLead } from './leads.repository.ts';
import { isAboutHouse, openSent, type SentHouse } from './sent-house.ts';

interface PrintingLeads extends PrintingDependencies {
  /** Where visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
}

/** The smallest mailboxes take letters of 10 MB, and a letter is a third larger than its file. */
export const LARGEST_MAILED_BYTES = 7 * 1024 * 1024;

/** What another try may end: the press is full or the server stops; it took too long or too much, or was killed. */
const PASSING = ['busy', 'document-failed'];

/** Prints the house of a request for its letter. What cannot be printed is logged and left out: a letter never waits for good. */
export function printLead({ baseUrl, ...printing }: PrintingLeads): PrintFor {
  const { db, currentRange, logger } = printing;
  return async (id, isLate) => {
    try {
      const lead = await findLead(db, id);
      if (!lead || !isAboutHouse(lead)) return null;
      const { bytes, houseTitle, letterPicture: picture } = await printSent(printing, lead, baseUrl, LIGHT);
      if (bytes.length > LARGEST_MAILED_BYTES) {
        logger.error(
          { lead: id, bytes: bytes.length },
          'the PDF of a request is too large to be mailed: its letter goes without',
        );
        return null;
      }
      return { name: printedFileName(houseTitle, await currentRange()), bytes, mediaType: 'application/pdf', picture };
    } catch (error) {
      const isForGood = error instanceof AppError && !PASSING.includes(error.code);
      if (!isForGood && !isLate) throw error;
      logger.error({ err: error, lead: id }, 'the house of a request could not be printed: its letter goes without');
      return null;
    }
  };
}

/**
 * The house of a request as it was when it was sent: its version, its prices and everything else that was reckoned with then, the salesperson
 * who takes care of it. The same numbers however often and however late it is printed. Throws as `printVisit` does, and
 * `unknown-configuration` where its municipality is gone.
 * @param site the address of the site, without a path
 */
export async function printSent(
  printing: PrintingDependencies,
  sent: SentHouse,
  site: string,
  sizes: PictureSizes,
): Promise<PrintedHouse> {
  const { configurationId: token, sentAt, salespersonEmail, plotIds } = sent;
  const opened = await openSent(printing, sent);
  const { salespersons } = await printing.currentRange();
  const theirs = salespersons.filter(({ email }) => email === salespersonEmail);
  const requestForProposalSentAtUtc = sent.submissionType === 'Quote' ? sentAt.toISOString() : null;
  return printVisit(
    printing,
    { ...opened, configuration: { ...opened.configuration, salespersons: theirs, requestForProposalSentAtUtc } },
    {
      token,
      address: `${site}/start/${token}`,
      pricedAt: sentAt.getTime(),
      plotIds,
      sizes,
      terms: await readRangeOf(printing.db, sentAt),
    },
  );
}

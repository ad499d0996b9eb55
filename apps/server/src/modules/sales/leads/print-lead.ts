import { MAILED, type PictureSizes } from '../../../adapters/pdf/printed-sizes.ts';
import type { PrintFor } from '../../people/letters/send-letters.ts';
import { readRangeOf } from '../../range/range.repository.ts';
import { printOrLeaveOut } from '../../visit/documents/print-for-letter.ts';
import { type PrintedHouse, type PrintingDependencies, printedFileName, printVisit } from '../../visit/documents/print-house.ts';
import { findLead } from './leads.repository.ts';
import { isAboutHouse, openSent, type SentHouse } from './sent-house.ts';

interface PrintingLeads extends PrintingDependencies {
  /** Where visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
}

/** Prints the house of a request for its letter. */
export function printLead({ baseUrl, ...printing }: PrintingLeads): PrintFor {
  const { db, currentRange, logger } = printing;
  return (id, isLate) =>
    printOrLeaveOut({ logger, about: { lead: id }, isLate }, async () => {
      const lead = await findLead(db, id);
      if (!lead || !isAboutHouse(lead)) return null;
      const { bytes, houseTitle, letterPicture: picture } = await printSent(printing, lead, baseUrl, MAILED);
      return { name: printedFileName(houseTitle, await currentRange()), bytes, mediaType: 'application/pdf', picture };
    });
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

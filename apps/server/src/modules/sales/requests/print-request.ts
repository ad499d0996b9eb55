import { MAILED, type PictureSizes } from '../../../adapters/pdf/printed-sizes.ts';
import type { PrintFor } from '../../people/mail/send-mails.ts';
import { hasAddress } from '../../people/salespersons/pick-responsible.ts';
import { readRangeOf } from '../../range/range.repository.ts';
import { printOrLeaveOut } from '../../visit/documents/print-for-mail.ts';
import { type PrintedHouse, type PrintingDependencies, printedFileName, printVisit } from '../../visit/documents/print-house.ts';
import { findRequest } from './requests.repository.ts';
import { isAboutHouse, openSent, type SentHouse } from './sent-house.ts';

interface PrintingRequests extends PrintingDependencies {
  /** The address at which visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
}

/** Returns a function that prints the house of a request as a PDF for the e-mail about the request. */
export function printRequest({ baseUrl, ...printing }: PrintingRequests): PrintFor {
  const { db, currentRange, logger } = printing;
  return (id, isLate) =>
    printOrLeaveOut({ logger, about: { lead: id }, isLate }, async () => {
      const request = await findRequest(db, id);
      if (!request || !isAboutHouse(request)) return null;
      const { bytes, houseTitle, mailPicture: picture } = await printSent(printing, request, baseUrl, MAILED);
      return { name: printedFileName(houseTitle, await currentRange()), bytes, mediaType: 'application/pdf', picture };
    });
}

/**
 * Prints the house of a request as it was on the day of the request: with the version, prices and other calculated values of that day, but
 * with the salesperson whom the request has now. Every later print of the request has the same numbers. Throws the errors of `printVisit`
 * and of `openSent`.
 * @param site the address of the site, without a path
 */
export async function printSent(
  printing: PrintingDependencies,
  sent: SentHouse,
  site: string,
  sizes: PictureSizes,
): Promise<PrintedHouse> {
  const { configurationId: token, sentAt, salespersonEmail, plotIds, house } = sent;
  const opened = await openSent(printing, sent);
  const { salespersons } = await printing.currentRange();
  const theirs = salespersons.filter(hasAddress(salespersonEmail));
  const requestForProposalSentAtUtc = sent.submissionType === 'Quote' ? sentAt.toISOString() : null;
  return printVisit(
    printing,
    { ...opened, configuration: { ...opened.configuration, salespersons: theirs, requestForProposalSentAtUtc } },
    {
      token,
      address: `${site}/start/${token}`,
      pricedAt: sentAt.getTime(),
      plotIds,
      placement: house.placement,
      sizes,
      terms: await readRangeOf(printing.db, sentAt),
    },
  );
}

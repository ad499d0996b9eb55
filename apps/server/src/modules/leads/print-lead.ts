import { AppError } from '../../http/app-error.ts';
import { openAsOf } from '../configurations/open-configuration.ts';
import { documentName, type PrintingDependencies, printVisit } from '../documents/print-house.ts';
import type { PrintFor } from '../letters/send-letters.ts';
import { fileName } from '../pictures/download-name.ts';
import { findLead } from './leads.repository.ts';

interface PrintingLeads extends PrintingDependencies {
  /** Where visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
}

/** Mail servers take letters of 20 MB and more, and a letter is a third larger than its file. */
const LARGEST_BYTES = 12 * 1024 * 1024;

/**
 * Prints the house of a request as it was when it was sent: its version, its prices, the salesperson who takes care of it. What cannot be
 * printed is logged and left out: a letter never waits for good.
 */
export function printLead(printing: PrintingLeads): PrintFor {
  const { db, baseUrl, currentRange, logger } = printing;
  return async (id, isLate) => {
    try {
      const lead = await findLead(db, id);
      if (!lead?.house || lead.configurationId === null) return null;
      const { configurationId: token, sentAt, salespersonEmail } = lead;
      const opened = await openAsOf(printing, token, { ...lead.house, savedAt: sentAt });
      const { texts, salespersons } = await currentRange();
      const theirs = salespersons.filter(({ email }) => email === salespersonEmail);
      const configuration = { ...opened.configuration, salespersons: theirs };
      const { bytes, houseTitle } = await printVisit(
        printing,
        { ...opened, configuration },
        { token, address: `${baseUrl}/start/${token}`, pricedAt: sentAt.getTime(), plotIds: lead.plotIds },
      );
      if (bytes.length > LARGEST_BYTES) {
        logger.error(
          { lead: id, bytes: bytes.length },
          'the PDF of a request is too large to be mailed: its letter goes without',
        );
        return null;
      }
      return { name: fileName([houseTitle], documentName(texts), 'pdf'), bytes, mediaType: 'application/pdf' };
    } catch (error) {
      const isForGood = error instanceof AppError && error.code !== 'busy';
      if (!isForGood && !isLate) throw error;
      logger.error({ err: error, lead: id }, 'the house of a request could not be printed: its letter goes without');
      return null;
    }
  };
}

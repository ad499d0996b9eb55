import type { Placement } from '@gavel/core';
import { createTexts, customerQuoteTexts, type Texts } from '@gavel/texts';
import { MAIL_PICTURE, type PictureSizes } from '../../../adapters/pdf/printed-sizes.ts';
import type { PrintFor } from '../../people/mail/send-mails.ts';
import { readRangeOf } from '../../range/range.repository.ts';
import type { OpenedVisit } from '../../visit/configurations/open-configuration.ts';
import { openAsOf } from '../../visit/configurations/open-configuration.ts';
import { documentPictures } from '../../visit/documents/document-pictures.ts';
import { printOrLeaveOut } from '../../visit/documents/print-for-mail.ts';
import { logo, type PrintingDependencies, printPrepared, sheetOfVisit } from '../../visit/documents/print-house.ts';
import { printedSituation } from '../../visit/documents/printed-situation.ts';
import { LOGO } from '../../visit/documents/printed-summary.ts';
import { situationOf } from '../../visit/documents/situation.ts';
import { fileName } from '../../visit/pictures/download-name.ts';
import { orUnknown } from '../requests/sent-house.ts';
import { printedQuote, type QuoteToPrint } from './printed-quote.ts';
import { findQuote, type SentQuote } from './quotes.repository.ts';

/**
 * The picture sizes of a printed quote, in mm. They are small, so that the PDF fits even into mailboxes with a low size limit. The picture
 * on the first page (`cover`) is as wide as the page without its margins.
 */
const SIZES: PictureSizes = { copy: 'light', cover: { width: 170, height: 62 }, letter: MAIL_PICTURE };

/** The house of a quote, the time whose prices the quote uses, and the placement of the house. */
interface QuotedHouse {
  readonly opened: Omit<OpenedVisit, 'carriedOver'>;
  readonly pricedAt: number;
  /** The position of the house on a plot; null: the house is on no plot. */
  readonly placement: Placement | null;
}

interface PrintedQuoteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  /** The picture of the house in the quote's e-mail, a JPEG; null: there is none. */
  readonly mailPicture: Uint8Array | null;
}

/**
 * Prints a quote as a PDF. The text and the numbers are those stored in the quote. The pictures show the version of the house
 * that the quote is about. Throws `busy` and `document-failed`.
 */
export async function printQuote(
  printing: PrintingDependencies,
  quote: QuoteToPrint,
  pictured: QuotedHouse | null,
): Promise<PrintedQuoteFile> {
  const range = await printing.currentRange();
  const texts = createTexts(range.texts);
  const t = texts.of(customerQuoteTexts);
  let mailPicture: Uint8Array | null = null;
  const prepare = async () => {
    const pictures = pictured && (await picturesOf(printing, pictured));
    mailPicture = pictures?.letter ?? null;
    const placed = pictured && (await situationIn(printing, pictured, texts));
    const shown = { ...(pictures ?? { cover: null, drawings: [] }), situation: placed?.printed ?? null };
    const document = printedQuote(quote, shown, { brand: range.brand, fonts: printing.brandFonts, texts });
    const { drawings = [], photographs = new Map() } = pictures?.files ?? {};
    const sign = [LOGO, Buffer.from(logo(range.brand.logo))] as const;
    const plan = placed ? [[placed.printed.picture.file, placed.file] as const] : [];
    return { document, pictures: { drawings: new Map([...drawings, sign, ...plan]), photographs } };
  };
  const { number } = quote;
  const title = number === null ? t('fileDraft') : t('fileName', { number });
  const bytes = await printPrepared(printing, prepare, number ?? 'draft');
  return { bytes, name: fileName([title], 'Offert', 'pdf'), mailPicture };
}

/**
 * Prints a quote that was sent: for its customer, for staff, or for its e-mail.
 * @param site the address at which visitors reach the server, without a path
 */
export async function printSentQuote(printing: PrintingDependencies, quote: SentQuote, site: string): Promise<PrintedQuoteFile> {
  const before = quote.replaces === null ? null : await findQuote(printing.db, quote.replaces);
  return printQuote(printing, { ...quote, before, address: `${site}/offer/${quote.token}` }, await quotedHouse(printing, quote));
}

/**
 * Returns the house of a quote, in the version that was quoted. Null: its municipality no longer exists, or this program cannot read
 * that version. The PDF then has no pictures.
 */
export async function quotedHouse(
  printing: PrintingDependencies,
  { configurationId, chosen, sentAt }: Pick<SentQuote, 'configurationId' | 'chosen' | 'sentAt'>,
): Promise<QuotedHouse | null> {
  return orUnknown(async () => ({
    opened: await openAsOf(printing, configurationId, { ...chosen, savedAt: sentAt }),
    pricedAt: sentAt.getTime(),
    placement: chosen.placement,
  }));
}

/** Returns a function that prints a quote for its e-mail. The PDF contains the address of the page of the quote. */
export function printForMail({ baseUrl, ...printing }: PrintingDependencies & { readonly baseUrl: string }): PrintFor {
  const { db, logger } = printing;
  return (id, isLate) =>
    printOrLeaveOut({ logger, about: { offer: id }, isLate }, async () => {
      const quote = await findQuote(db, id);
      if (!quote) return null;
      const { bytes, name, mailPicture: picture } = await printSentQuote(printing, quote, baseUrl);
      return { name, bytes, mediaType: 'application/pdf', picture };
    });
}

/**
 * Returns the PDF's page that shows the house on its plot, as the plot was at the time `pricedAt`; null: the house is on no plot.
 */
async function situationIn(printing: PrintingDependencies, { opened, pricedAt, placement }: QuotedHouse, texts: Texts) {
  const range = await printing.currentRange();
  const { plots } = (await readRangeOf(printing.db, new Date(pricedAt))) ?? range;
  const situation = situationOf(range, { opened, placement, plots, texts });
  return situation && printedSituation(situation, texts);
}

async function picturesOf(printing: PrintingDependencies, { opened, pricedAt }: QuotedHouse) {
  const range = await printing.currentRange();
  const { gallery } = sheetOfVisit(opened, range, { pricedAt, plotIds: [], terms: null });
  const front = gallery.find(({ isDrawing }) => !isDrawing);
  const shown = [...(front ? [front] : []), ...gallery.filter(({ isDrawing }) => isDrawing)];
  return documentPictures({ pictures: printing.pictures, range }, { gallery: shown, sections: [] }, SIZES);
}

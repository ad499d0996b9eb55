import type { OwnPicture } from '@gavel/contract/own-pictures';
import {
  type Configuration,
  compileHistory,
  type Placement,
  type PlotId,
  type Salesperson,
  type SummarySheet,
  summarySheet,
} from '@gavel/core';
import type { PublishedRange } from '@gavel/range';
import { createTexts, documentTexts, summaryTexts, type Texts } from '@gavel/texts';
import type { Logger } from 'pino';
import { QueueFullError } from '../../../adapters/media/encoding-queue.ts';
import type { BrandFonts } from '../../../adapters/pdf/brand-fonts.ts';
import { type Press, PressClosedError, PressError, PressFullError } from '../../../adapters/pdf/press.ts';
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts';
import type { PictureSizes } from '../../../adapters/pdf/printed-sizes.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import { hasAddress, lotOf, pickResponsible } from '../../people/salespersons/pick-responsible.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { readRangeOf } from '../../range/range.repository.ts';
import { type OpenedVisit, type Opening, openVisit, withoutOwnersParts } from '../configurations/open-configuration.ts';
import { fileName } from '../pictures/download-name.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { accessToHouses } from '../saved-houses/house-access.ts';
import { documentPictures } from './document-pictures.ts';
import { ownPictures } from './own-pictures.ts';
import { withFixedPrice } from './printed-price.ts';
import { printedSituation } from './printed-situation.ts';
import { LOGO, printedSummary, QR } from './printed-summary.ts';
import { qrCode } from './qr-code.ts';
import { situationOf } from './situation.ts';

/** The dependencies of printing a house that is already opened: see `printVisit`. */
export interface PrintingDependencies extends Opening {
  readonly pictures: Pictures;
  readonly press: Press;
  readonly brandFonts: BrandFonts;
  readonly logger: Logger;
}

/** The dependencies of printing a saved house. */
export interface PrintingSaved extends PrintingDependencies {
  /**
   * Returns the e-mail address of the salesperson who handles the latest quote request about the house; null: there is no quote request.
   */
  readonly quotedBy: (db: Database, token: string) => Promise<string | null>;
}

export interface PrintedHouse {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly houseTitle: string;
  /** The picture of the house for the e-mail with the PDF, a JPEG; null: no e-mail is sent, or the house has no picture. */
  readonly mailPicture: Uint8Array | null;
}

/** The options with which a house is printed. */
export interface WantedDocument {
  /** The address of the site, without a path. */
  readonly site: string;
  readonly sizes: PictureSizes;
  /** The pictures that the visitor has taken of the 3D model; none by default. */
  readonly own?: readonly OwnPicture[];
}

/** The number of seconds after which a client may retry. */
const RETRY_AFTER = 5;

/**
 * Returns a saved house as a PDF. A final order has the prices of the day when it was made; any other house has today's prices. For a
 * user without access, the PDF leaves out the house's name, plots and quote request, as the page of the house does. The PDF names the
 * salesperson of the latest quote request. Without a quote request or access, it names the salesperson who would get a new request. Throws
 * `unknown-configuration`, `busy` if too many documents wait, `document-failed`, and `picture-refused` for a picture of the 3D model.
 */
export async function printHouse(
  dependencies: PrintingSaved,
  token: string,
  identity: Identity,
  { site, sizes, own = [] }: WantedDocument,
): Promise<PrintedHouse> {
  const stored = await openVisit(dependencies, token, async () => identity);
  const hasAccess = (await accessToHouses(dependencies.db)(token, identity)) !== null;
  const seen = hasAccess ? stored : await withoutOwnersParts(dependencies, stored);
  const { isOrder, plotIds, placement, requestSentAtUtc, configuration, ...opened } = seen;
  const savedAt = configuration.updatedAtUtc;
  const before = hasAccess ? await dependencies.quotedBy(dependencies.db, token) : null;
  const salesperson = await salespersonOf(dependencies, token, configuration, before);
  const orderedAt = isOrder && savedAt ? new Date(savedAt) : null;
  const printed = {
    ...configuration,
    salespersons: salesperson ? [salesperson] : [],
    requestForProposalSentAtUtc: requestSentAtUtc,
  };
  return printVisit(
    dependencies,
    { ...opened, configuration: printed },
    {
      token,
      address: `${site}/${isOrder ? 'base' : 'start'}/${token}`,
      pricedAt: orderedAt?.getTime() ?? dependencies.now(),
      plotIds,
      placement,
      terms: orderedAt && (await readRangeOf(dependencies.db, orderedAt)),
      sizes,
      own,
      isOrder,
    },
  );
}

async function salespersonOf(
  { currentRange }: PrintingSaved,
  token: string,
  { municipalityName }: Configuration,
  before: string | null,
): Promise<Salesperson | null> {
  const { salespersons } = await currentRange();
  return salespersons.find(hasAddress(before)) ?? pickResponsible(salespersons, { municipalityName, before, lot: lotOf(token) });
}

/** The day for which a summary is made, and the plots in it. */
interface SheetOf {
  /** The time that decides which campaigns run, in milliseconds since 1970. */
  readonly pricedAt: number;
  /** The plots that the owner or the household has marked. */
  readonly plotIds: readonly PlotId[];
  /** The placement of the house on one of these plots; missing or null: the house has no placement. */
  readonly placement?: Placement | null;
  /** The plots, costs of other suppliers and terms of the monthly cost on an earlier day; null or missing: use those of today. */
  readonly terms?: Pick<PublishedRange, 'brand' | 'plots'> | null;
}

interface Printed extends SheetOf {
  /** Whether the house is ordered at a fixed price: see `withFixedPrice`. */
  readonly isOrder?: boolean;
  /** Changes the content of the document before it is printed, for example to add parts. */
  readonly finish?: (document: PrintedDocument, texts: Texts) => PrintedDocument;
  readonly token: string;
  /** The address at which the house can be opened again. */
  readonly address: string;
  readonly sizes: PictureSizes;
  /** The pictures that the visitor has taken of the 3D model; none by default. */
  readonly own?: readonly OwnPicture[];
}

/** Prints a house that the caller of this function has already opened. Throws `busy`, `picture-refused` and `document-failed`. */
export async function printVisit(
  dependencies: PrintingDependencies,
  opened: Omit<OpenedVisit, 'carriedOver'>,
  { token, address, sizes, finish, own: sent = [], isOrder = false, ...of }: Printed,
): Promise<PrintedHouse> {
  const range = await dependencies.currentRange();
  const savedAt = opened.configuration.updatedAtUtc ?? new Date(dependencies.now()).toISOString();
  const texts = createTexts(range.texts);
  const sheet = isOrder ? withFixedPrice(sheetOfVisit(opened, range, of)) : sheetOfVisit(opened, range, of);
  const { placement = null, terms } = of;
  const situation = situationOf(range, { opened, placement, plots: (terms ?? range).plots, texts });
  let mailPicture: Uint8Array | null = null;
  const prepare = async () => {
    const house = range.houses.find(({ key }) => key === opened.configuration.houseDynamicImageKey);
    // Read the visitor's pictures first, because the server may refuse them.
    const own = await ownPictures(sent, { plan: house?.plan ?? null, opened, sizes, texts });
    const pictures = await documentPictures({ pictures: dependencies.pictures, range }, sheet, sizes);
    mailPicture = pictures.letter;
    const placed = situation && printedSituation(situation, texts);
    const document = printedSummary(sheet, pictures, {
      brand: range.brand,
      fonts: dependencies.brandFonts,
      texts,
      token,
      address,
      savedAt,
      // The PDF shows the day of its prices. For a final order, this is not the day of printing.
      printedAt: new Date(of.pricedAt).toISOString(),
      own: own.printed,
      situation: placed?.printed ?? null,
    });
    const drawings = new Map([
      ...pictures.files.drawings,
      [LOGO, Buffer.from(logo(range.brand.logo))] as const,
      [QR, Buffer.from(qrCode(address))] as const,
      ...(placed ? [[placed.printed.picture.file, placed.file] as const] : []),
    ]);
    const photographs = new Map([...pictures.files.photographs, ...own.files]);
    return { document: finish ? finish(document, texts) : document, pictures: { drawings, photographs } };
  };
  const bytes = await printPrepared(dependencies, prepare, token);
  return { bytes, houseTitle: sheet.houseTitle, mailPicture };
}

/**
 * Prints the document that `prepare` returns. Throws `busy` and `document-failed`.
 * @param of the words that identify the document in the log
 */
export async function printPrepared(
  { press, logger }: Pick<PrintingDependencies, 'press' | 'logger'>,
  prepare: Parameters<Press['print']>[0],
  of: string,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await press.print(prepare);
  } catch (error) {
    if (error instanceof PressFullError || error instanceof PressClosedError || error instanceof QueueFullError)
      throw new AppError('busy', error.message, { retryAfter: RETRY_AFTER });
    if (error instanceof PressError) {
      logger.error({ err: error, of }, 'a document could not be made');
      throw new AppError('document-failed');
    }
    throw error;
  }
}

/** Returns the summary of an opened house, with the prices of the time `pricedAt`. */
export function sheetOfVisit(
  { configuration, compiled, visit }: Omit<OpenedVisit, 'carriedOver'>,
  range: CurrentRange,
  { pricedAt, plotIds, placement = null, terms }: SheetOf,
): SummarySheet {
  const t = createTexts(range.texts).of(summaryTexts);
  const { brand, plots } = terms ?? range;
  const { monthlyCost } = brand;
  return summarySheet({
    configuration: { ...configuration, plotIds, placement },
    compiled,
    visit,
    now: pricedAt,
    history: () => compileHistory(configuration.priceHistory, compiled),
    monthlyCostTerms: monthlyCost && { ...monthlyCost, amortisationPercent: null },
    otherCosts: brand.otherCosts,
    plots,
    words: { front: t('front'), elevation: t('elevation'), plan: t('plan') },
  });
}

/**
 * Returns the name of the PDF file: the title of the house, or the builder’s default name if the title contains no character that a file
 * name may have.
 */
export function printedFileName(houseTitle: string, { texts }: Pick<CurrentRange, 'texts'>): string {
  return fileName([houseTitle], createTexts(texts).of(documentTexts)('fileName'), 'pdf');
}

/** Returns the builder’s logo as an SVG file of a document. */
export function logo(path: string): string {
  const drawn = path.replace(/[^\w\s.,-]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><path fill="none" stroke="#29231e" stroke-width="1.5" d="${drawn}"/></svg>`;
}

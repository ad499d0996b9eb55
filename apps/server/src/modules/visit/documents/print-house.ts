import { type Configuration, compileHistory, type PlotId, type Salesperson, type SummarySheet, summarySheet } from '@gavel/core';
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
import { lotOf, pickResponsible } from '../../people/salespersons/pick-responsible.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { readRangeOf } from '../../range/range.repository.ts';
import { type OpenedVisit, type Opening, openVisit } from '../configurations/open-configuration.ts';
import { fileName } from '../pictures/download-name.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { documentPictures } from './document-pictures.ts';
import { LOGO, printedSummary, QR } from './printed-summary.ts';
import { qrCode } from './qr-code.ts';

/** What printing takes. */
export interface PrintingDependencies extends Opening {
  readonly pictures: Pictures;
  readonly press: Press;
  readonly brandFonts: BrandFonts;
  readonly logger: Logger;
}

/** What printing a house as it is saved takes. */
export interface PrintingSaved extends PrintingDependencies {
  /** The address of who takes care of the latest request for an offer on it; null: none was asked for. */
  readonly quotedBy: (db: Database, token: string) => Promise<string | null>;
}

export interface PrintedHouse {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly houseTitle: string;
  /** The house as the letter shows it that this goes with, a JPEG; null: none was asked for, or there is none. */
  readonly letterPicture: Uint8Array | null;
}

/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 5;

/**
 * A saved house as a PDF, priced as it opens: a final order as of its day, everything else today. It names who takes care of its offer, else
 * who would. Throws `unknown-configuration`, `busy` when more wait than can be served, and `document-failed`.
 * @param site the address of the site, without a path
 */
export async function printHouse(
  dependencies: PrintingSaved,
  token: string,
  identity: Identity,
  { site, sizes }: { readonly site: string; readonly sizes: PictureSizes },
): Promise<PrintedHouse> {
  const { isOrder, plotIds, requestSentAtUtc, configuration, ...opened } = await openVisit(
    dependencies,
    token,
    async () => identity,
  );
  const savedAt = configuration.updatedAtUtc;
  const salesperson = await salespersonOf(dependencies, token, configuration);
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
      terms: orderedAt && (await readRangeOf(dependencies.db, orderedAt)),
      sizes,
    },
  );
}

async function salespersonOf(
  { db, currentRange, quotedBy }: PrintingSaved,
  token: string,
  { municipalityName }: Configuration,
): Promise<Salesperson | null> {
  const { salespersons } = await currentRange();
  const before = await quotedBy(db, token);
  const quoted = before === null ? undefined : salespersons.find(({ email }) => email === before);
  return quoted ?? pickResponsible(salespersons, { municipalityName, before, lot: lotOf(token) });
}

/** Of which day a house is told. */
interface SheetOf {
  /** Whose campaigns count; milliseconds since 1970. */
  readonly pricedAt: number;
  /** Those that interest is marked in. */
  readonly plotIds: readonly PlotId[];
  /** The builder's plots and terms of another day than today's. */
  readonly terms?: Pick<PublishedRange, 'brand' | 'plots'> | null;
}

interface Printed extends SheetOf {
  /** What the document says besides, or otherwise. */
  readonly finish?: (document: PrintedDocument, texts: Texts) => PrintedDocument;
  readonly token: string;
  /** Where it is opened again. */
  readonly address: string;
  readonly sizes: PictureSizes;
}

/** The same of a house that is open already. Throws `busy` and `document-failed`. */
export async function printVisit(
  dependencies: PrintingDependencies,
  opened: Omit<OpenedVisit, 'carriedOver'>,
  { token, address, sizes, finish, ...of }: Printed,
): Promise<PrintedHouse> {
  const range = await dependencies.currentRange();
  const savedAt = opened.configuration.updatedAtUtc ?? new Date(dependencies.now()).toISOString();
  const texts = createTexts(range.texts);
  const sheet = sheetOfVisit(opened, range, of);
  let letterPicture: Uint8Array | null = null;
  const prepare = async () => {
    const pictures = await documentPictures({ pictures: dependencies.pictures, range }, sheet, sizes);
    letterPicture = pictures.letter;
    const document = printedSummary(sheet, pictures, {
      brand: range.brand,
      fonts: dependencies.brandFonts,
      texts,
      token,
      address,
      savedAt,
      // Of the day whose prices it has.
      printedAt: new Date(of.pricedAt).toISOString(),
    });
    const drawings = new Map([
      ...pictures.files.drawings,
      [LOGO, Buffer.from(logo(range.brand.logo))] as const,
      [QR, Buffer.from(qrCode(address))] as const,
    ]);
    return { document: finish ? finish(document, texts) : document, pictures: { ...pictures.files, drawings } };
  };
  const bytes = await printPrepared(dependencies, prepare, token);
  return { bytes, houseTitle: sheet.houseTitle, letterPicture };
}

/**
 * What the press makes of a document. Throws `busy` and `document-failed`.
 * @param of what it is of, for the log
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

/** The summary of a house that is open, of a day. */
export function sheetOfVisit(
  { configuration, compiled, visit }: Omit<OpenedVisit, 'carriedOver'>,
  range: CurrentRange,
  { pricedAt, plotIds, terms }: SheetOf,
): SummarySheet {
  const t = createTexts(range.texts).of(summaryTexts);
  const { brand, plots } = terms ?? range;
  const { monthlyCost } = brand;
  return summarySheet({
    configuration: { ...configuration, plotIds },
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

/** What the file is called: after the house, and as the builder says where nothing is left of its title. */
export function printedFileName(houseTitle: string, { texts }: Pick<CurrentRange, 'texts'>): string {
  return fileName([houseTitle], createTexts(texts).of(documentTexts)('fileName'), 'pdf');
}

/** The builder's sign as a file of a document. */
export function logo(path: string): string {
  const drawn = path.replace(/[^\w\s.,-]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><path fill="none" stroke="#29231e" stroke-width="1.5" d="${drawn}"/></svg>`;
}

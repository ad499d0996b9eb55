import { followChoices, formatArea, formatDay, formatKr, type Ore, type SummarySheet } from '@gavel/core';
import type { Brand } from '@gavel/range';
import { documentTexts, housesTexts, summaryTexts, type Texts } from '@gavel/texts';
import type { BrandFonts } from '../../../adapters/pdf/brand-fonts.ts';
import type {
  Fact,
  PrintedDocument,
  PrintedOwnPicture,
  PrintedSection,
  PrintedSituation,
} from '../../../adapters/pdf/printed-document.ts';
import { plainColour } from '../../people/mail/plain-colour.ts';
import { type DocumentPictures, sampleOf } from './document-pictures.ts';
import { type PriceWords, priceWords, printedPrice } from './printed-price.ts';
import { textBlocks } from './text-blocks.ts';

/** The data that a document needs besides the summary. */
export interface Printing {
  readonly brand: Brand;
  readonly fonts: BrandFonts;
  readonly texts: Texts;
  readonly token: string;
  /** The address at which the house can be opened again. */
  readonly address: string;
  /** When the house was saved, and the time of its prices, which the document shows as its day; ISO 8601. */
  readonly savedAt: string;
  readonly printedAt: string;
  /** The pictures that the visitor has taken of the 3D model. */
  readonly own: readonly PrintedOwnPicture[];
  /** The placement of the house on its plot; null: the house has no placement. */
  readonly situation: PrintedSituation | null;
}

export const LOGO = 'logo.svg';

export const QR = 'qr.svg';

/** Returns the texts of a printed summary, with the names of its picture files. All numbers come from the summary. */
export function printedSummary(sheet: SummarySheet, pictures: DocumentPictures, printing: Printing): PrintedDocument {
  const { brand, texts, token, printedAt } = printing;
  const { houseTitle: house, name, municipalityName: place, salesperson } = sheet;
  const t = texts.of(documentTexts);
  const printed = formatDay(Date.parse(printedAt));
  const words = priceWords(sheet, texts, printed);
  return {
    // The title in the metadata keeps all characters of the name. On the pages, the symbol ◻ replaces characters that no font contains.
    title: t('title', { name: name.includes(house) ? name : `${house}, ${name}`, brand: brand.name }),
    description: t('description', { name, place }),
    brand: {
      name: brand.name,
      logo: LOGO,
      accent: plainColour(brand.colours.accent),
      campaign: plainColour(brand.colours.campaign),
    },
    fonts: { serif: printing.fonts.serif ?? PRODUCT_SERIF, sans: printing.fonts.sans ?? PRODUCT_SANS },
    columns: printedColumns(texts),
    footer: { left: [...(name.includes(house) ? [] : [house]), name, token].join(' · '), date: printed },
    cover: coverOf(sheet, pictures, printing, words),
    drawings: {
      heading: t('drawings'),
      lead: house,
      pages: printedDrawings(pictures, house, texts),
      facts: factsOf(sheet, texts),
      note: t(followChoices(pictures.drawings.flat().map(({ of }) => of)) ? 'drawingsChosenNote' : 'drawingsNote'),
    },
    choices: {
      heading: t('choices'),
      lead: t('choicesLead', { house, count: sheet.sections.reduce((count, { rows }) => count + rows.length, 0) }),
      // Leave out the sum of all sections that are not listed separately (`other`): it has no rows, and is in the price list.
      sections: sheet.sections
        .filter(({ kind }) => kind !== 'other')
        .map((section) => printedSection(section, house, pictures, texts)),
    },
    price: printedPrice(sheet, texts, words),
    terms: { heading: t('terms'), blocks: textBlocks(sheet.disclaimer) },
    again: againOf(sheet, printing),
    salesperson: salesperson && {
      name: salesperson.name,
      lines: [salesperson.title, salesperson.mobile || salesperson.phone, salesperson.email].filter(Boolean),
    },
    gallery: printedGallery(pictures, house, texts),
    situation: printing.situation,
    own: { heading: t('own'), lead: t('ownLead', { house }), pictures: printing.own },
  };
}

/** Returns the headings of the columns in the tables of a document. */
export function printedColumns(texts: Texts): PrintedDocument['columns'] {
  const t = texts.of(documentTexts);
  return {
    picture: t('columnPicture'),
    question: t('columnQuestion'),
    answer: t('columnAnswer'),
    price: t('columnPrice'),
    item: t('columnItem'),
    amount: t('columnAmount'),
  };
}

function coverOf(
  sheet: SummarySheet,
  { cover }: DocumentPictures,
  { texts, token, printedAt }: Printing,
  { label, isCampaign, reduced, until, pricesOf }: PriceWords,
): PrintedDocument['cover'] {
  const t = texts.of(documentTexts);
  const summary = texts.of(summaryTexts);
  const { houseTitle: house, name, municipalityName: place, price, salesperson } = sheet;
  return {
    picture: cover && { file: cover.file, alt: pictureAlt(texts, house, cover) },
    kind: t('kind'),
    title: house,
    subtitle: name.includes(place) ? name : t('house', { name, place }),
    facts: [
      salesperson ? [t('salesperson'), salesperson.name] : [t('municipality'), place],
      [summary('houseType'), houseTypeOf(sheet, texts)],
      [t('number'), token],
      [t('made'), formatDay(Date.parse(printedAt))],
    ],
    price: {
      label,
      amount: formatKr(price.total),
      isCampaign,
      notes: [t('vat'), ...reduced, ...(until.length > 0 ? until : [pricesOf])],
    },
  };
}

/** Returns the part of the document that explains how to open the house again. */
function againOf({ requestSentAtUtc }: SummarySheet, { texts, address, savedAt }: Printing): PrintedDocument['again'] {
  const t = texts.of(documentTexts);
  return {
    heading: t('again'),
    address,
    shown: address.replace(/^https?:\/\//, ''),
    text: [
      t('againText', { date: formatDay(Date.parse(savedAt)) }),
      ...(requestSentAtUtc === null ? [] : [t('requestSent', { date: formatDay(Date.parse(requestSentAtUtc)) })]),
    ].join(' '),
    qr: { file: QR, alt: t('qr', { address }) },
  };
}

function printedGallery({ gallery }: DocumentPictures, house: string, texts: Texts): PrintedDocument['gallery'] {
  const t = texts.of(documentTexts);
  return {
    heading: t('gallery'),
    lead: t('galleryLead', { house }),
    pages: gallery.map((page) =>
      page.map((row) => ({
        ...row,
        pictures: row.pictures.map((one) => ({
          title: one.title,
          picture: { file: one.file, alt: pictureAlt(texts, house, one) },
        })),
      })),
    ),
  };
}

function pictureAlt(
  texts: Texts,
  house: string,
  { title, isModel }: { readonly title: string; readonly isModel: boolean },
): string {
  return texts.of(summaryTexts)(isModel ? 'model' : 'picture', { house, picture: title });
}

/** The font families of documents if the builder has no fonts of its own. */
export const PRODUCT_SERIF = 'Newsreader';

export const PRODUCT_SANS = 'Schibsted Grotesk';

/** Returns the drawings page by page, each with its scale as text. */
export function printedDrawings(
  { drawings }: Pick<DocumentPictures, 'drawings'>,
  house: string,
  texts: Texts,
): PrintedDocument['drawings']['pages'] {
  const t = texts.of(documentTexts);
  return drawings.map((page) =>
    page.map(({ file, of, scale, width, height }) => ({
      title: of.title,
      picture: { file, alt: t('drawing', { house, drawing: of.title }) },
      scale: scale === null ? '' : t('scale', { scale: String(scale) }),
      width,
      height,
    })),
  );
}

function printedSection(
  { kind, section, title, total, rows }: SummarySheet['sections'][number],
  house: string,
  { samples }: DocumentPictures,
  texts: Texts,
): PrintedSection {
  const t = texts.of(documentTexts);
  const amount = (price: Ore) => (price === 0 ? t('included') : formatKr(price));
  return {
    number: section === null ? '' : String(section),
    title: kind === 'house' ? t('houseModel', { house }) : title,
    sum: kind === 'section' ? amount(total) : formatKr(total),
    rows: rows.map((row) => {
      const file = samples.get(sampleOf(row));
      return {
        picture: file === undefined ? null : { file },
        question: row.questionTitle,
        answer: row.answerTitle,
        price: amount(row.price),
        isIncluded: row.price === 0,
      };
    }),
  };
}

function factsOf(sheet: SummarySheet, texts: Texts): Fact[] {
  const t = texts.of(summaryTexts);
  const { facts } = sheet;
  if (!facts) return [];
  return [
    [texts.of(housesTexts)(`${facts.areaKind}Area`), formatArea(facts.houseArea)],
    [t('buildArea'), formatArea(facts.buildArea)],
    ...(facts.rooms > 0 ? [[t('rooms'), String(facts.rooms)] as const] : []),
    ...(facts.houseType === 'unlisted' ? [] : [[t('houseType'), houseTypeOf(sheet, texts)] as const]),
  ];
}

function houseTypeOf({ facts }: SummarySheet, texts: Texts): string {
  return facts && facts.houseType !== 'unlisted' ? texts.of(housesTexts)(facts.houseType) : '–';
}

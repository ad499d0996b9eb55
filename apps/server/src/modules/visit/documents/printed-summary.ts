import { followChoices, formatArea, formatDay, formatKr, type Ore, type SummarySheet } from '@gavel/core';
import type { Brand } from '@gavel/range';
import { documentTexts, housesTexts, summaryTexts, type Texts } from '@gavel/texts';
import type { BrandFonts } from '../../../adapters/pdf/brand-fonts.ts';
import type { Fact, PrintedDocument, PrintedSection } from '../../../adapters/pdf/printed-document.ts';
import { plainColour } from '../../people/letters/plain-colour.ts';
import { type DocumentPictures, sampleOf } from './document-pictures.ts';
import { monthlyOf, plotsOf, priceRows, projectOf } from './printed-prices.ts';
import { textBlocks } from './text-blocks.ts';

/** What is printed beside the summary itself. */
export interface Printing {
  readonly brand: Brand;
  readonly fonts: BrandFonts;
  readonly texts: Texts;
  readonly token: string;
  /** Where the house is opened again. */
  readonly address: string;
  /** When it was saved, and when it is printed; ISO 8601. */
  readonly savedAt: string;
  readonly printedAt: string;
}

export const LOGO = 'logo.svg';

export const QR = 'qr.svg';

/** A summary in words, with its pictures' files. Every number is the sheet's. */
export function printedSummary(sheet: SummarySheet, pictures: DocumentPictures, printing: Printing): PrintedDocument {
  const { brand, texts, token, address, savedAt, printedAt } = printing;
  const { houseTitle: house, name, municipalityName: place, price, salesperson, requestSentAtUtc } = sheet;
  const t = texts.of(documentTexts);
  const summary = texts.of(summaryTexts);
  const isCampaign = price.discount > 0;
  const label = summary(isCampaign ? 'campaignTotal' : 'total');
  const alt = (picture: string) => summary('picture', { house, picture });
  const printed = formatDay(Date.parse(printedAt));
  const pricesOf = t('pricesOf', { date: printed, list: sheet.priceListName });
  const until = price.discountEnds === null ? [] : [t('campaignUntil', { date: lastDay(price.discountEnds) })];
  const reduced = isCampaign
    ? [
        t('ordinary', { amount: formatKr(price.ordinary) }),
        ...(price.earlierLowest === null ? [] : [t('earlierLowest', { amount: formatKr(price.earlierLowest) })]),
      ]
    : [];
  return {
    // As it was written: the pages show a sign for what no font has.
    title: t('title', { name: name.includes(house) ? name : `${house}, ${name}`, brand: brand.name }),
    description: t('description', { name, place }),
    brand: {
      name: brand.name,
      logo: LOGO,
      accent: plainColour(brand.colours.accent),
      campaign: plainColour(brand.colours.campaign),
    },
    fonts: { serif: printing.fonts.serif ?? PRODUCT_SERIF, sans: printing.fonts.sans ?? PRODUCT_SANS },
    columns: {
      picture: t('columnPicture'),
      question: t('columnQuestion'),
      answer: t('columnAnswer'),
      price: t('columnPrice'),
      item: t('columnItem'),
      amount: t('columnAmount'),
    },
    footer: { left: [...(name.includes(house) ? [] : [house]), name, token].join(' · '), date: printed },
    cover: {
      picture: pictures.cover && { file: pictures.cover.file, alt: alt(pictures.cover.title) },
      kind: t('kind'),
      title: house,
      subtitle: name.includes(place) ? name : t('house', { name, place }),
      facts: [
        salesperson ? [t('salesperson'), salesperson.name] : [t('municipality'), place],
        [summary('houseType'), houseTypeOf(sheet, texts)],
        [t('number'), token],
        [t('made'), printed],
      ],
      price: {
        label,
        amount: formatKr(price.total),
        isCampaign,
        notes: [t('vat'), ...reduced, ...(until.length > 0 ? until : [pricesOf])],
      },
    },
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
      // What has no rows of its own stands among the prices.
      sections: sheet.sections
        .filter(({ kind }) => kind !== 'other')
        .map((section) => printedSection(section, house, pictures, texts)),
    },
    price: {
      heading: t('price'),
      lead: t('priceLead', { house, place }),
      rows: priceRows(sheet, texts),
      total: { label, vat: t('vat'), amount: formatKr(price.total), isCampaign },
      notes: [
        t('vatPart', { amount: formatKr(price.vat) }),
        // The ordinary price stands in the rows above.
        ...reduced.slice(1),
        ...until,
        pricesOf,
      ],
      campaignsHeading: summary('campaigns'),
      campaigns: sheet.campaigns.map(({ campaign, isWaiting }) => ({
        title: campaign.title,
        text: [sentence(campaign.subTitle), ...(isWaiting ? [t('waiting')] : [])].filter(Boolean).join(' '),
      })),
      monthly: monthlyOf(sheet, texts),
      plots: plotsOf(sheet, texts),
      project: projectOf(sheet, texts),
    },
    terms: { heading: t('terms'), blocks: textBlocks(sheet.disclaimer) },
    again: {
      heading: t('again'),
      address,
      shown: address.replace(/^https?:\/\//, ''),
      text: [
        t('againText', { date: formatDay(Date.parse(savedAt)) }),
        ...(requestSentAtUtc === null ? [] : [t('requestSent', { date: formatDay(Date.parse(requestSentAtUtc)) })]),
      ].join(' '),
      qr: { file: QR, alt: t('qr', { address }) },
    },
    salesperson: salesperson && {
      name: salesperson.name,
      lines: [salesperson.title, salesperson.mobile || salesperson.phone, salesperson.email].filter(Boolean),
    },
    gallery: {
      heading: t('gallery'),
      lead: t('galleryLead', { house }),
      pages: pictures.gallery.map((page) =>
        page.map((row) => ({
          ...row,
          pictures: row.pictures.map(({ file, title }) => ({ title, picture: { file, alt: alt(title) } })),
        })),
      ),
    },
  };
}

/** The product's own families, where a builder has none. */
export const PRODUCT_SERIF = 'Newsreader';

export const PRODUCT_SANS = 'Schibsted Grotesk';

/** Drawings with their scale in words. */
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

/** The day that ends at this moment or in which it lies, in Stockholm. */
function lastDay(ends: number): string {
  return formatDay(ends - 1);
}

/** Words that another sentence may follow. */
function sentence(words: string): string {
  return /[^.!?…]$/.test(words) ? `${words}.` : words;
}

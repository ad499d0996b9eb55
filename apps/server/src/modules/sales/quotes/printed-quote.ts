import { formatDay, formatDifference, formatKr, type Ore, ore } from '@gavel/core';
import { type OwnLine, type QuoteChanges, type QuoteHouse, quoteChanges, quoteTotals } from '@gavel/core/quotes';
import type { Brand } from '@gavel/range';
import { customerQuoteTexts, type Texts } from '@gavel/texts';
import type { BrandFonts } from '../../../adapters/pdf/brand-fonts.ts';
import type { Fact } from '../../../adapters/pdf/printed-document.ts';
import type { PrintedQuote } from '../../../adapters/pdf/printed-quote.ts';
import { plainColour } from '../../people/mail/plain-colour.ts';
import type { DocumentPictures } from '../../visit/documents/document-pictures.ts';
import { LOGO, PRODUCT_SANS, PRODUCT_SERIF, printedColumns, printedDrawings } from '../../visit/documents/printed-summary.ts';
import { textBlocks } from '../../visit/documents/text-blocks.ts';

/** A quote to print, either sent or still a draft. A draft has no number. */
export interface QuoteToPrint {
  readonly number: string | null;
  readonly sentAt: Date | null;
  readonly validUntil: string;
  readonly customerName: string;
  readonly seller: { readonly name: string; readonly email: string };
  readonly words: string;
  readonly house: QuoteHouse;
  readonly lines: readonly OwnLine[];
  /** The earlier quote that this quote replaces; null: this quote replaces no other. */
  readonly before: { readonly number: string; readonly house: QuoteHouse; readonly lines: readonly OwnLine[] } | null;
  /** The address of the page on which the customer opens the quote; null: there is none yet. */
  readonly address: string | null;
}

interface Printing {
  readonly brand: Brand;
  readonly fonts: BrandFonts;
  readonly texts: Texts;
}

/** Returns the document of a quote, with the names of its picture files. All numbers come from the stored quote. */
export function printedQuote(
  quote: QuoteToPrint,
  pictures: Pick<DocumentPictures, 'cover' | 'drawings'> & Pick<PrintedQuote, 'situation'>,
  { brand, fonts, texts }: Printing,
): PrintedQuote {
  const { number, house, lines, customerName, seller, address, before } = quote;
  const t = texts.of(customerQuoteTexts);
  const until = formatDay(Date.parse(quote.validUntil));
  const sent = quote.sentAt && formatDay(quote.sentAt.getTime());
  const { total } = quoteTotals(house, lines);
  const isCampaign = house.campaigns.length > 0;
  const heading = number === null ? t('draft') : t('heading', { number });
  const changes = before && quoteChanges(before, quote);
  return {
    template: 'offer',
    title: number === null ? t('draft') : t('title', { number, brand: brand.name }),
    description: t('description', { house: house.houseTitle, municipality: house.municipalityName }),
    brand: {
      name: brand.name,
      logo: LOGO,
      accent: plainColour(brand.colours.accent),
      campaign: plainColour(brand.colours.campaign),
    },
    fonts: { serif: fonts.serif ?? PRODUCT_SERIF, sans: fonts.sans ?? PRODUCT_SANS },
    columns: printedColumns(texts),
    footer: { left: [heading, house.houseTitle, house.municipalityName].join(' · '), date: sent ?? t('draft') },
    heading,
    dates: sent === null ? t('datesDraft', { until }) : t('dates', { sent, until }),
    picture: pictures.cover && { file: pictures.cover.file, alt: t('picture', { house: house.houseTitle }) },
    houseTitle: house.houseTitle,
    to: t('to', { name: `${customerName}, ${house.municipalityName}`, seller: `${seller.name}, ${seller.email}` }),
    words: quote.words
      .split(/\n+/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    rows: priceRows(house, lines, texts),
    total: { label: t(isCampaign ? 'campaignTotal' : 'total'), vat: t('vat'), amount: formatKr(total), isCampaign },
    notes: notesOf(quote, texts),
    changes:
      before && changes
        ? {
            heading: t('changes', { number: before.number }),
            rows: changeRows(changes, texts),
            sum: [t('newTotal'), `${formatKr(changes.to)} (${formatDifference(ore(changes.to - changes.from))})`],
          }
        : null,
    meaning: {
      heading: t('meaningHeading'),
      text: t('meaning'),
      address,
      shown: address?.replace(/^https?:\/\//, '') ?? '',
    },
    choices: choicesOf(house, texts),
    drawings: { heading: t('drawings'), pages: printedDrawings(pictures, house.houseTitle, texts) },
    situation: pictures.situation,
    terms: { heading: t('terms'), blocks: textBlocks(house.terms) },
  };
}

/**
 * Returns the notes below the total: VAT, the earlier lowest price if a campaign applies, and the last day on which the quote is valid.
 */
function notesOf({ house, lines, validUntil }: QuoteToPrint, texts: Texts): PrintedQuote['notes'] {
  const t = texts.of(customerQuoteTexts);
  const { rates, vat, withoutVat } = quoteTotals(house, lines);
  const isCampaign = house.campaigns.length > 0;
  return [
    t('vatAll', { amount: formatKr(vat), without: formatKr(withoutVat) }),
    ...(rates.length > 1
      ? [rates.map(({ rate, vat: amount }) => t('vatRate', { rate: String(rate), amount: formatKr(amount) })).join(', ')]
      : []),
    ...(isCampaign && house.earlierLowest !== null ? [t('earlierLowest', { amount: formatKr(house.earlierLowest) })] : []),
    t('holds', { until: formatDay(Date.parse(validUntil)) }),
  ];
}

function choicesOf(house: QuoteHouse, texts: Texts): PrintedQuote['choices'] {
  const t = texts.of(customerQuoteTexts);
  return {
    heading: t('choices'),
    lead: t('choicesLead', { house: house.houseTitle, municipality: house.municipalityName, list: house.priceListName }),
    sections: house.sections
      .filter(({ kind }) => kind !== 'other')
      .map(({ kind, title, total: sum, rows }, at) => ({
        number: kind === 'house' ? '' : String(at),
        title: kind === 'house' ? t('houseModel', { house: house.houseTitle }) : title,
        sum: amountOf(sum, texts),
        rows: rows.map(({ question, answer, price }) => ({
          picture: null,
          question,
          answer,
          price: amountOf(price, texts),
          isIncluded: price === 0,
        })),
      })),
  };
}

/**
 * Returns the rows of the price table: one for each section of the house, the discounts of campaigns, and the salesperson’s own
 * lines. These amounts add up to the total. If there are campaigns, a row with the ordinary price comes before them.
 */
function priceRows(house: QuoteHouse, lines: readonly OwnLine[], texts: Texts): PrintedQuote['rows'] {
  const t = texts.of(customerQuoteTexts);
  const titles = { house: t('houseModel', { house: house.houseTitle }), section: null, other: t('other') };
  return [
    ...house.sections.map(({ kind, title, total }) => ({
      label: titles[kind] ?? title,
      amount: kind === 'section' ? amountOf(total, texts) : formatKr(total),
      tone: 'plain' as const,
    })),
    ...(house.campaigns.length > 0 ? [{ label: t('ordinary'), amount: formatKr(house.ordinary), tone: 'strong' as const }] : []),
    ...house.campaigns.map(({ title, discount }) => ({
      label: title,
      amount: formatKr(ore(-discount)),
      tone: 'campaign' as const,
    })),
    ...lines.map(({ title, amount, vatRate }) => ({
      label: vatRate === 25 ? title : `${title} (${t('percent', { rate: String(vatRate) })})`,
      amount: formatKr(amount),
      tone: 'plain' as const,
    })),
  ];
}

function changeRows({ changes, repriced, campaigns }: QuoteChanges, texts: Texts): readonly Fact[] {
  const t = texts.of(customerQuoteTexts);
  const told = changes.map(({ kind, title, from, to, amount, vatRates }): Fact => {
    const name = { house: t('changedHouse'), municipality: t('changedMunicipality'), answer: title, line: title }[kind];
    if (vatRates) {
      const [before, after] = vatRates;
      const words = (rate: number) => t('percent', { rate: String(rate) });
      return [t('changed', { title, from: words(before), to: words(after) }), formatDifference(amount)];
    }
    if (kind === 'line')
      return [t(from === null ? 'lineAdded' : to === null ? 'lineRemoved' : 'lineChanged', { title }), formatDifference(amount)];
    const words =
      from !== null && to !== null
        ? t('changed', { title: name, from, to })
        : to === null
          ? t('removed', { title: name, from: from ?? '' })
          : t('changedTo', { title: name, to });
    return [words, formatDifference(amount)];
  });
  const rest = (
    [
      [t('repriced'), repriced],
      [t('campaigns'), campaigns],
    ] as const
  ).flatMap(([name, amount]) => (amount === 0 ? [] : [[name, formatDifference(amount)] as const]));
  return [...told, ...rest];
}

function amountOf(price: Ore, texts: Texts): string {
  return price === 0 ? texts.of(customerQuoteTexts)('included') : formatKr(price);
}

import { formatDay, formatKr, type SummarySheet } from '@gavel/core';
import { documentTexts, summaryTexts, type Texts } from '@gavel/texts';
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts';
import { monthlyOf, plotsOf, priceRows, projectOf } from './printed-prices.ts';

/** The price texts that a document shows in more than one place. */
export interface PriceWords {
  readonly label: string;
  readonly isCampaign: boolean;
  /** The ordinary price and the earlier lowest price; empty without a campaign. */
  readonly reduced: readonly string[];
  /** The last day of a campaign; empty if it has none. */
  readonly until: readonly string[];
  readonly pricesOf: string;
}

/**
 * Returns the price texts of a summary.
 * @param printed the day of printing
 */
export function priceWords({ price, priceListName }: SummarySheet, texts: Texts, printed: string): PriceWords {
  const t = texts.of(documentTexts);
  const isCampaign = price.discount > 0;
  return {
    label: texts.of(summaryTexts)(isCampaign ? 'campaignTotal' : 'total'),
    isCampaign,
    reduced: isCampaign
      ? [
          t('ordinary', { amount: formatKr(price.ordinary) }),
          ...(price.earlierLowest === null ? [] : [t('earlierLowest', { amount: formatKr(price.earlierLowest) })]),
        ]
      : [],
    until: price.discountEnds === null ? [] : [t('campaignUntil', { date: lastDay(price.discountEnds) })],
    pricesOf: t('pricesOf', { date: printed, list: priceListName }),
  };
}

/** Returns the page of prices. */
export function printedPrice(sheet: SummarySheet, texts: Texts, words: PriceWords): PrintedDocument['price'] {
  const t = texts.of(documentTexts);
  const { price, houseTitle: house, municipalityName: place } = sheet;
  const { label, isCampaign, reduced, until, pricesOf } = words;
  return {
    heading: t('price'),
    lead: t('priceLead', { house, place }),
    rows: priceRows(sheet, texts),
    total: { label, vat: t('vat'), amount: formatKr(price.total), isCampaign },
    notes: [
      t('vatPart', { amount: formatKr(price.vat) }),
      // Leave out the ordinary price, which the rows above show.
      ...reduced.slice(1),
      ...until,
      pricesOf,
    ],
    campaignsHeading: texts.of(summaryTexts)('campaigns'),
    campaigns: sheet.campaigns.map(({ campaign, isWaiting }) => ({
      title: campaign.title,
      text: [sentence(campaign.subTitle), ...(isWaiting ? [t('waiting')] : [])].filter(Boolean).join(' '),
    })),
    monthly: monthlyOf(sheet, texts),
    plots: plotsOf(sheet, texts),
    project: projectOf(sheet, texts),
  };
}

/** Returns the day in Stockholm of the last millisecond before this moment. */
function lastDay(ends: number): string {
  return formatDay(ends - 1);
}

/** Ends the text with a full stop if it has no end mark. */
function sentence(words: string): string {
  return /[^.!?…]$/.test(words) ? `${words}.` : words;
}

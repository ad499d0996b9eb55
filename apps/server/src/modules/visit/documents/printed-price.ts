import { formatDay, formatKr, type SummarySheet } from '@gavel/core';
import { documentTexts, summaryTexts, type Texts } from '@gavel/texts';
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts';
import { monthlyOf, plotsOf, priceRows, projectOf } from './printed-prices.ts';

/** The texts about the price that a document shows in several places. */
export interface PriceWords {
  readonly label: string;
  readonly isCampaign: boolean;
  /** The texts with the ordinary price and, if it is known, the lowest earlier price; empty if no campaign gives a discount. */
  readonly reduced: readonly string[];
  /** The text with the last day of the discount; empty if it has no last day. */
  readonly until: readonly string[];
  readonly pricesOf: string;
}

/**
 * Returns the texts about the price of a summary.
 * @param printed the day of the prices, as text
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

/**
 * Returns the summary of an ordered house, whose price is fixed. So the summary leaves out the last day of the campaign, and the campaigns
 * that would give a discount only after a change of the answers.
 */
export function withFixedPrice(sheet: SummarySheet): SummarySheet {
  const { price, campaigns } = sheet;
  return { ...sheet, price: { ...price, discountEnds: null }, campaigns: campaigns.filter(({ isWaiting }) => !isWaiting) };
}

/** Returns the content of the page with the price. */
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
      // Leave out the first text, the ordinary price, because the rows above already show it.
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

/**
 * Returns the last day before this time, in Stockholm. If a campaign runs for only the first millisecond of a day, that day does not count.
 */
function lastDay(ends: number): string {
  return formatDay(ends - 2);
}

/** Returns the text with a full stop at its end, unless it is empty or already ends with `.`, `!`, `?` or `…`. */
function sentence(words: string): string {
  return /[^.!?…]$/.test(words) ? `${words}.` : words;
}

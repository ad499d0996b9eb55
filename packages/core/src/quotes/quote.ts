import type { AnswerId, QuestionId } from '../model/ids.ts';
import { exactProduct, type Ore, ore, sum, toKr } from '../model/money.ts';
import { type VatRate, vatRates, vatWithin } from '../prices/vat.ts';
import type { SummarySheet } from '../summary/summary-sheet.ts';

/** The house in a quote. A sent quote stores it, so later changes of the range do not affect it. Amounts are öre including VAT. */
export interface QuoteHouse {
  readonly houseTitle: string;
  /** The name that the visitor gave the house. */
  readonly name: string;
  readonly municipalityName: string;
  readonly priceListName: string;
  /** The totals of the sections add up to the ordinary price. */
  readonly sections: readonly QuoteSection[];
  /** The campaign discounts. */
  readonly campaigns: readonly { readonly title: string; readonly discount: Ore }[];
  readonly ordinary: Ore;
  /** The price of the house without the salesperson's lines: `ordinary` minus the campaigns. */
  readonly total: Ore;
  /** The lowest price in the 30 days before the campaign (`Tidigare lägsta pris (30 dagar)`); null: no discount. */
  readonly earlierLowest: Ore | null;
  /** HTML: the terms of the price, and what it does not include. */
  readonly terms: string;
}

export interface QuoteSection {
  readonly kind: 'house' | 'section' | 'other';
  /** Empty: the section is of kind `house` or `other`. */
  readonly title: string;
  readonly total: Ore;
  readonly rows: readonly QuoteRow[];
}

export interface QuoteRow {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
  readonly question: string;
  readonly answer: string;
  readonly price: Ore;
}

/** A line that a salesperson adds to the quote. A negative amount is a discount. */
export interface OwnLine {
  readonly title: string;
  /** Incl. VAT. */
  readonly amount: Ore;
  readonly vatRate: VatRate;
}

/** The amount to pay for a quote, its VAT, and the discount in it. */
export interface QuoteTotals {
  readonly total: Ore;
  readonly vat: Ore;
  readonly withoutVat: Ore;
  /** The VAT of each rate that the quote uses, the highest rate first. The amounts add up to `vat`. */
  readonly rates: readonly { readonly rate: VatRate; readonly vat: Ore }[];
  /** The discount that the salesperson gives, 0 or more. */
  readonly discount: Ore;
}

/** Returns the house of a quote. All numbers are from the summary of the house. */
export function quoteHouse(sheet: SummarySheet): QuoteHouse {
  const { houseTitle, name, municipalityName, priceListName, sections, price, disclaimer } = sheet;
  return {
    houseTitle,
    name,
    municipalityName,
    priceListName,
    sections: sections.map(({ kind, title, total, rows }) => ({
      kind,
      title,
      total,
      rows: rows.map(({ questionId, answerId, questionTitle, answerTitle, price: amount }) => ({
        questionId,
        answerId,
        question: questionTitle,
        answer: answerTitle,
        price: amount,
      })),
    })),
    campaigns: price.discounts.map(({ campaign, discount }) => ({ title: campaign.title, discount })),
    ordinary: price.ordinary,
    total: price.total,
    earlierLowest: price.earlierLowest,
    terms: disclaimer,
  };
}

/** Returns the totals of a house and a salesperson's own lines. The VAT of each rate is rounded once. */
export function quoteTotals({ total: house }: Pick<QuoteHouse, 'total'>, lines: readonly OwnLine[]): QuoteTotals {
  const [houseRate] = vatRates;
  const priced = [{ amount: house, vatRate: houseRate }, ...lines];
  const rates = vatRates.flatMap((rate) => {
    const amounts = priced.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount);
    return amounts.length === 0 ? [] : [{ rate, vat: vatWithin(sum(amounts), rate) }];
  });
  const total = sum(priced.map(({ amount }) => amount));
  const vat = sum(rates.map((one) => one.vat));
  return { total, vat, withoutVat: ore(total - vat), rates, discount: discountOf(lines) };
}

/**
 * Returns the largest discount that the salesperson may give: a percentage of the house's ordinary price.
 * @param percent 0 to 100
 */
export function discountLimit({ ordinary }: Pick<QuoteHouse, 'ordinary'>, percent: number): Ore {
  return exactProduct(toKr(ordinary), percent / 100);
}

/** The faults because of which a quote cannot be sent. The server also refuses a quote to a customer without an e-mail address. */
export const quoteFaults = ['past-date', 'date-too-far', 'discount-over-limit', 'negative-total'] as const;
export type QuoteFault = (typeof quoteFaults)[number];

/** The longest validity of a quote, in days. */
const LONGEST_DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * Returns the faults of a quote, in the order of `quoteFaults`; empty: it has none of them. Days are yyyy-MM-dd in Stockholm.
 */
export function faultsOf(
  quote: { readonly house: QuoteHouse; readonly lines: readonly OwnLine[]; readonly validUntil: string },
  { today, discountPercent }: { readonly today: string; readonly discountPercent: number },
): readonly QuoteFault[] {
  const { house, lines, validUntil } = quote;
  const { total, discount } = quoteTotals(house, lines);
  const found: Readonly<Record<QuoteFault, boolean>> = {
    'past-date': validUntil < today,
    'date-too-far': validUntil > dayAfter(today, LONGEST_DAYS),
    'discount-over-limit': discount > discountLimit(house, discountPercent),
    'negative-total': total < 0,
  };
  return quoteFaults.filter((fault) => found[fault]);
}

/** Returns the day that is `days` days after `day`, yyyy-MM-dd. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function discountOf(lines: readonly OwnLine[]): Ore {
  return ore(-sum(lines.map(({ amount }) => ore(Math.min(amount, 0)))));
}

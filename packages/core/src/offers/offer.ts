import type { AnswerId, QuestionId } from '../model/ids.ts';
import { exactProduct, type Ore, ore, sum, toKr } from '../model/money.ts';
import { type VatRate, vatRates, vatWithin } from '../prices/vat.ts';
import type { SummarySheet } from '../summary/summary-sheet.ts';

/** What an offer says of its house. It is kept with the offer, so it says the same whatever becomes of the range. Amounts are öre incl. VAT. */
export interface OfferHouse {
  readonly houseTitle: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly municipalityName: string;
  readonly priceListName: string;
  /** Their totals add up to the ordinary price. */
  readonly sections: readonly OfferSection[];
  /** What campaigns take off. */
  readonly campaigns: readonly { readonly title: string; readonly discount: Ore }[];
  readonly ordinary: Ore;
  /** What the house costs without own lines: `ordinary` without the campaigns. */
  readonly total: Ore;
  /** `Tidigare lägsta pris (30 dagar)`; null: nothing is taken off. */
  readonly earlierLowest: Ore | null;
  /** HTML: the terms of the price, and what it does not include. */
  readonly terms: string;
}

export interface OfferSection {
  readonly kind: 'house' | 'section' | 'other';
  /** Empty for the static ones. */
  readonly title: string;
  readonly total: Ore;
  readonly rows: readonly OfferRow[];
}

export interface OfferRow {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
  readonly question: string;
  readonly answer: string;
  readonly price: Ore;
}

/** What a seller adds to the house; below 0 it is a discount. */
export interface OwnLine {
  readonly title: string;
  /** Incl. VAT. */
  readonly amount: Ore;
  readonly vatRate: VatRate;
}

/** What is to be paid. */
export interface OfferTotals {
  readonly total: Ore;
  readonly vat: Ore;
  readonly withoutVat: Ore;
  /** The VAT of each rate that something has, highest first. They add up to `vat`. */
  readonly rates: readonly { readonly rate: VatRate; readonly vat: Ore }[];
  /** What the seller takes off, 0 or more. */
  readonly discount: Ore;
}

/** The house of an offer, with every number as its summary has it. */
export function offerHouse(sheet: SummarySheet): OfferHouse {
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

/** What a house and what a seller adds to it cost together. The VAT of a rate is rounded once. */
export function offerTotals({ total: house }: Pick<OfferHouse, 'total'>, lines: readonly OwnLine[]): OfferTotals {
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

/** As much as somebody may take off, of the house's ordinary price. @param percent 0 to 100 */
export function discountLimit({ ordinary }: Pick<OfferHouse, 'ordinary'>, percent: number): Ore {
  return exactProduct(toKr(ordinary), percent / 100);
}

/** Why an offer cannot be sent. */
export const offerFaults = ['past-date', 'date-too-far', 'discount-over-limit', 'negative-total'] as const;
export type OfferFault = (typeof offerFaults)[number];

/** The longest that prices are promised for, in days. */
const LONGEST_DAYS = 365;
const DAY_MS = 86_400_000;

/** What keeps an offer from being sent, in their order; empty: nothing does. Days are yyyy-MM-dd in Stockholm. */
export function faultsOf(
  offer: { readonly house: OfferHouse; readonly lines: readonly OwnLine[]; readonly validUntil: string },
  { today, discountPercent }: { readonly today: string; readonly discountPercent: number },
): readonly OfferFault[] {
  const { house, lines, validUntil } = offer;
  const { total, discount } = offerTotals(house, lines);
  const found: Readonly<Record<OfferFault, boolean>> = {
    'past-date': validUntil < today,
    'date-too-far': validUntil > dayAfter(today, LONGEST_DAYS),
    'discount-over-limit': discount > discountLimit(house, discountPercent),
    'negative-total': total < 0,
  };
  return offerFaults.filter((fault) => found[fault]);
}

/** yyyy-MM-dd, so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function discountOf(lines: readonly OwnLine[]): Ore {
  return ore(-sum(lines.map(({ amount }) => ore(Math.min(amount, 0)))));
}

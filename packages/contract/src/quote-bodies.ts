import type { Ore } from '@gavel/core';
import {
  type OwnLine,
  type QuoteHouse,
  type QuoteRow,
  type QuoteSection,
  type QuoteState,
  quoteStates,
  type VatRate,
  vatRates,
} from '@gavel/core/quotes';
import { type Body, body } from './body.ts';
import { personName } from './person-fields.ts';
import {
  amount,
  amountOrNull,
  answerId,
  flag,
  instant,
  instantOrNull,
  list,
  questionId,
  text,
  textOrEmpty,
  textOrNull,
} from './values.ts';
import { z } from './zod.ts';

/**
 * The limits of a quote: the number of lines that the salesperson adds, and the lengths in characters of a line’s title, of the
 * salesperson’s text, and of a question that the customer asks about the quote.
 */
export const mostLines = 40;
export const longestTitle = 120;
export const longestWords = 4000;
export const longestQuestion = 2000;

/** The largest amount of a quote’s line, in öre. */
const MOST_ORE = 1e10;

const oneLine = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^\P{Cc}*$/u, 'expected no control characters'));

const vatRate: Body<VatRate> = z.literal(vatRates);
const lineAmount: Body<Ore> = amount.check(z.refine((ore) => Math.abs(ore) <= MOST_ORE, 'expected at most 100 million kr'));

export const ownLineBody: Body<OwnLine> = body<OwnLine>({
  title: ['Title', oneLine(longestTitle)],
  amount: ['Amount', lineAmount],
  vatRate: ['VatRate', vatRate],
});

const row: Body<QuoteRow> = body<QuoteRow>({
  questionId: ['QuestionId', questionId],
  answerId: ['AnswerId', answerId],
  question: ['Question', text],
  answer: ['Answer', text],
  price: ['Price', amount],
});

const section: Body<QuoteSection> = body<QuoteSection>({
  kind: ['Kind', z.enum(['house', 'section', 'other'])],
  title: ['Title', text],
  total: ['Total', amount],
  rows: ['Rows', list(row)],
});

export const quoteHouseBody: Body<QuoteHouse> = body<QuoteHouse>({
  houseTitle: ['HouseModelName', text],
  name: ['Name', text],
  municipalityName: ['MunicipalityName', text],
  priceListName: ['PriceListName', text],
  sections: ['Sections', list(section)],
  campaigns: [
    'Campaigns',
    list(body<QuoteHouse['campaigns'][number]>({ title: ['Title', text], discount: ['Discount', amount] })),
  ],
  ordinary: ['OrdinaryPrice', amount],
  total: ['Price', amount],
  earlierLowest: ['EarlierLowestPrice', amountOrNull],
  terms: ['Terms', text],
});

/** The salesperson of a quote or an order, with contact data for the customer. */
export interface QuoteSeller {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export const quoteSellerBody: Body<QuoteSeller> = body<QuoteSeller>({
  name: ['Name', text],
  email: ['Email', text],
  phone: ['Phone', text],
});

export const quoteState: Body<QuoteState> = z.enum(quoteStates);

/**
 * A quote, as its customer sees it. Until the quote is erased, only these fields can change: `state`, `seller`, `acceptedAt`,
 * `acceptedName` and `isOrdered`.
 */
export interface CustomerQuote {
  readonly number: string;
  readonly state: QuoteState;
  readonly sentAt: number;
  /** The last day on which the quote is valid, yyyy-MM-dd in Stockholm. */
  readonly validUntil: string;
  readonly customerName: string;
  /** The salesperson who answers the customer now. After a handover, this is not the one who sent the quote. */
  readonly seller: QuoteSeller;
  readonly words: string;
  /**
   * The salesperson who sent the quote, to sign `words`. Empty: the response comes from a server of an earlier version; then
   * `seller` sent the quote.
   */
  readonly writtenBy: string;
  readonly house: QuoteHouse;
  readonly lines: readonly OwnLine[];
  readonly acceptedAt: number | null;
  readonly acceptedName: string | null;
  /** Whether a final order was made after the quote was sent, so that the customer can no longer accept the quote. */
  readonly isOrdered: boolean;
}

export const customerQuoteBody: Body<CustomerQuote> = body<CustomerQuote>({
  number: ['Number', text],
  state: ['State', quoteState],
  sentAt: ['SentAtUtc', instant],
  validUntil: ['ValidUntil', text],
  customerName: ['CustomerName', text],
  seller: ['Seller', quoteSellerBody],
  words: ['Words', text],
  writtenBy: ['WrittenBy', textOrEmpty],
  house: ['House', quoteHouseBody],
  lines: ['Lines', list(ownLineBody)],
  acceptedAt: ['AcceptedAtUtc', instantOrNull],
  acceptedName: ['AcceptedName', textOrNull],
  isOrdered: ['IsOrdered', flag],
});

/** The customer accepts the quote, with their name. This states an intention; it is not a signature. */
export interface QuoteAcceptance {
  readonly name: string;
}

export const quoteAcceptanceBody: Body<QuoteAcceptance> = body<QuoteAcceptance>({ name: ['Name', personName] });

export interface QuoteQuestion {
  readonly words: string;
}

export const quoteQuestionBody: Body<QuoteQuestion> = body<QuoteQuestion>({
  words: ['Words', z.string().check(z.trim(), z.minLength(1), z.maxLength(longestQuestion))],
});

/** A quote in the API for other systems. */
export interface QuoteRecord {
  readonly id: string;
  readonly number: string;
  readonly state: QuoteState;
  readonly leadId: string;
  readonly sentAt: number;
  readonly validUntil: string;
  readonly configurationId: string;
  /** The id of the quote that this one replaces; null: it replaces none. */
  readonly replaces: string | null;
  readonly total: Ore;
  readonly vat: Ore;
  readonly lines: readonly OwnLine[];
  readonly acceptedAt: number | null;
  readonly acceptedName: string | null;
}

export const quoteRecordBody: Body<QuoteRecord> = body<QuoteRecord>({
  id: ['Id', text],
  number: ['Number', text],
  state: ['State', quoteState],
  leadId: ['LeadId', text],
  sentAt: ['SentAtUtc', instant],
  validUntil: ['ValidUntil', text],
  configurationId: ['ConfigurationId', text],
  replaces: ['Replaces', textOrNull],
  total: ['Total', amount],
  vat: ['Vat', amount],
  lines: ['Lines', list(ownLineBody)],
  acceptedAt: ['AcceptedAtUtc', instantOrNull],
  acceptedName: ['AcceptedName', textOrNull],
});

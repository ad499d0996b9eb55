import type { Ore } from '@gavel/core';
import {
  type OfferHouse,
  type OfferRow,
  type OfferSection,
  type OfferState,
  type OwnLine,
  offerStates,
  type VatRate,
  vatRates,
} from '@gavel/core/offers';
import { type Body, body } from './body.ts';
import { personName } from './person-fields.ts';
import { amount, amountOrNull, answerId, instant, instantOrNull, list, questionId, text, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** As much as may be written in an offer. */
export const mostLines = 40;
export const longestTitle = 120;
export const longestWords = 4000;
export const longestQuestion = 2000;

/** No line costs more, whatever it is. */
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

const row: Body<OfferRow> = body<OfferRow>({
  questionId: ['QuestionId', questionId],
  answerId: ['AnswerId', answerId],
  question: ['Question', text],
  answer: ['Answer', text],
  price: ['Price', amount],
});

const section: Body<OfferSection> = body<OfferSection>({
  kind: ['Kind', z.enum(['house', 'section', 'other'])],
  title: ['Title', text],
  total: ['Total', amount],
  rows: ['Rows', list(row)],
});

export const offerHouseBody: Body<OfferHouse> = body<OfferHouse>({
  houseTitle: ['HouseModelName', text],
  name: ['Name', text],
  municipalityName: ['MunicipalityName', text],
  priceListName: ['PriceListName', text],
  sections: ['Sections', list(section)],
  campaigns: [
    'Campaigns',
    list(body<OfferHouse['campaigns'][number]>({ title: ['Title', text], discount: ['Discount', amount] })),
  ],
  ordinary: ['OrdinaryPrice', amount],
  total: ['Price', amount],
  earlierLowest: ['EarlierLowestPrice', amountOrNull],
  terms: ['Terms', text],
});

/** Who sells, as the customer reaches them. */
export interface OfferSeller {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export const offerSellerBody: Body<OfferSeller> = body<OfferSeller>({
  name: ['Name', text],
  email: ['Email', text],
  phone: ['Phone', text],
});

export const offerState: Body<OfferState> = z.enum(offerStates);

/** An offer as its customer sees it. It says the same until it is forgotten, but for its state. */
export interface CustomerOffer {
  readonly number: string;
  readonly state: OfferState;
  readonly sentAt: number;
  /** The last day, yyyy-MM-dd in Stockholm. */
  readonly validUntil: string;
  readonly customerName: string;
  readonly seller: OfferSeller;
  readonly words: string;
  readonly house: OfferHouse;
  readonly lines: readonly OwnLine[];
  readonly acceptedAt: number | null;
  readonly acceptedName: string | null;
}

export const customerOfferBody: Body<CustomerOffer> = body<CustomerOffer>({
  number: ['Number', text],
  state: ['State', offerState],
  sentAt: ['SentAtUtc', instant],
  validUntil: ['ValidUntil', text],
  customerName: ['CustomerName', text],
  seller: ['Seller', offerSellerBody],
  words: ['Words', text],
  house: ['House', offerHouseBody],
  lines: ['Lines', list(ownLineBody)],
  acceptedAt: ['AcceptedAtUtc', instantOrNull],
  acceptedName: ['AcceptedName', textOrNull],
});

/** That somebody wants to go on: an intention, and no signature. */
export interface OfferAcceptance {
  readonly name: string;
}

export const offerAcceptanceBody: Body<OfferAcceptance> = body<OfferAcceptance>({ name: ['Name', personName] });

export interface OfferQuestion {
  readonly words: string;
}

export const offerQuestionBody: Body<OfferQuestion> = body<OfferQuestion>({
  words: ['Words', z.string().check(z.trim(), z.minLength(1), z.maxLength(longestQuestion))],
});

/** An offer as other systems of the builder get it. */
export interface OfferRecord {
  readonly id: string;
  readonly number: string;
  readonly state: OfferState;
  readonly leadId: string;
  readonly sentAt: number;
  readonly validUntil: string;
  readonly configurationId: string;
  /** The id of the offer before; null: it is the first. */
  readonly replaces: string | null;
  readonly total: Ore;
  readonly vat: Ore;
  readonly lines: readonly OwnLine[];
  readonly acceptedAt: number | null;
  readonly acceptedName: string | null;
}

export const offerRecordBody: Body<OfferRecord> = body<OfferRecord>({
  id: ['Id', text],
  number: ['Number', text],
  state: ['State', offerState],
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

import type { Ore } from '@gavel/core';
import { type OfferHouse, type OfferRow, type OfferSection, type OwnLine, type VatRate, vatRates } from '@gavel/core/offers';
import { type Body, body } from './body.ts';
import { amount, amountOrNull, answerId, list, questionId, text } from './values.ts';
import { z } from './zod.ts';

/** As much as a line may be called. */
const longestTitle = 120;

/** No line costs more, whatever it is. */
const MOST_ORE = 1e10;

const oneLine = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}*$/u, 'expected no control characters');

const vatRate: Body<VatRate> = z.literal(vatRates);
const lineAmount: Body<Ore> = amount.refine((ore) => Math.abs(ore) <= MOST_ORE, 'expected at most 100 million kr');

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

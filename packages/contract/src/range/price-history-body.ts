import {
  asBaseAnswerId,
  asCampaignId,
  type Campaign,
  type PriceDifference,
  type PricedQuestion,
  type PriceHistory,
  type PricePeriod,
} from '@gavel/core';
import { type Body, body, lenient } from '../body.ts';
import { amount, byId, flag, instant, instantOrNull, list, questionId, textOrEmpty } from '../values.ts';
import { z } from '../zod.ts';
import { pricedCampaignBody } from './campaign-body.ts';
import { pricedAnswerFields, priceEntry } from './model-body.ts';

const pricedQuestion = body<PricedQuestion>({
  id: ['Id', questionId],
  rule: ['Rule', textOrEmpty],
  hasAccessories: ['HasAccessories', flag],
  answers: ['Answers', list(body(pricedAnswerFields))],
});

const difference = body<PriceDifference>({
  housePrice: ['HousePrice', amount],
  questions: ['Questions', list(pricedQuestion)],
  missingQuestionIds: ['MissingQuestionIds', list(questionId)],
  baseAnswerPrices: ['BaseAnswerPrices', byId(asBaseAnswerId, z.array(priceEntry))],
  campaigns: ['Campaigns', lenient<readonly Campaign[] | null>(z.array(pricedCampaignBody), null)],
});

const period = body<PricePeriod>({
  from: ['From', instantOrNull],
  to: ['To', instantOrNull],
  difference: ['Difference', lenient<PriceDifference | null>(difference, null)],
});

/** Earlier prices of a house, as differences from today’s model. The specification does not have them. */
export const priceHistoryBody: Body<PriceHistory> = body<PriceHistory>({
  campaignStarts: ['CampaignStarts', byId(asCampaignId, instant)],
  periods: ['Periods', list(period)],
});

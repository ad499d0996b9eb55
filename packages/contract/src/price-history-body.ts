import type { Campaign, PriceDifference, PricedQuestion, PriceHistory, PricePeriod } from '@gavel/core';
import { z } from 'zod';
import { type Body, body, lenient } from './body.ts';
import { pricedCampaignBody } from './campaign-body.ts';
import { pricedAnswerFields, priceEntry } from './model-body.ts';
import { amount, byId, flag, id, instant, instantOrNull, list, textOrEmpty } from './values.ts';

const pricedQuestion = body<PricedQuestion>({
  id: ['Id', id],
  rule: ['Rule', textOrEmpty],
  hasAccessories: ['HasAccessories', flag],
  answers: ['Answers', list(body(pricedAnswerFields))],
});

const difference = body<PriceDifference>({
  housePrice: ['HousePrice', amount],
  questions: ['Questions', list(pricedQuestion)],
  missingQuestionIds: ['MissingQuestionIds', list(id)],
  baseAnswerPrices: ['BaseAnswerPrices', byId(z.array(priceEntry))],
  campaigns: ['Campaigns', lenient<readonly Campaign[] | null>(z.array(pricedCampaignBody), null)],
});

const period = body<PricePeriod>({
  from: ['From', instantOrNull],
  to: ['To', instantOrNull],
  difference: ['Difference', lenient<PriceDifference | null>(difference, null)],
});

/** What a house cost before its campaigns, as differences from today's model. Our addition to Configuration. */
export const priceHistoryBody: Body<PriceHistory> = body<PriceHistory>({
  campaignStarts: ['CampaignStarts', byId(instant)],
  periods: ['Periods', list(period)],
});

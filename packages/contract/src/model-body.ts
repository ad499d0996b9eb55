import type {
  Answer,
  Bundle,
  Campaign,
  CampaignTrigger,
  ConditionalUnits,
  DiscountLevel,
  Model,
  PricedAnswer,
  PriceEntry,
  Question,
  QuestionAnswer,
  Section,
  TriggerAnswer,
} from '@gavel/core';
import { z } from 'zod';
import { type Body, body, type Fields, reshaped } from './body.ts';
import { amount, amountOrZero, byId, decimal, flag, id, integerOrZero, list, text, textOrEmpty } from './values.ts';

/** What prices and rules ask about an answer. */
export const pricedAnswerFields: Fields<PricedAnswer> = {
  id: ['Id', id],
  rule: ['Rule', textOrEmpty],
  baseAnswerIds: ['BaseAnswerIds', list(id)],
  isDefaultAnswer: ['IsDefaultAnswer', flag],
};

export const answerFields: Fields<Answer> = {
  ...pricedAnswerFields,
  title: ['Title', textOrEmpty],
  showAsDisabledWhenRuleFalse: ['ShowAsDisabledWhenRuleFalse', flag],
  disabledText: ['DisabledText', textOrEmpty],
};

export const questionFields: Fields<Question> = {
  id: ['Id', id],
  title: ['Title', textOrEmpty],
  rule: ['Rule', textOrEmpty],
  showQuestionIfOneAnswer: ['ShowQuestionIfOneAnswer', flag],
  hidePrice: ['HidePrice', flag],
  hasAccessories: ['HasAccessories', flag],
  answers: ['Answers', list(body<Answer>(answerFields))],
};

export const sectionFields: Fields<Section> = {
  id: ['Id', id],
  title: ['Title', textOrEmpty],
  questions: ['Questions', list(body<Question>(questionFields))],
};

const conditionalUnits = body<ConditionalUnits>({ rule: ['Rule', textOrEmpty], units: ['Units', decimal] });

export const priceEntry: Body<PriceEntry> = body<PriceEntry>({
  price: ['Price', decimal],
  priceType: ['PriceType', integerOrZero],
  rule: ['Rule', textOrEmpty],
  conditionalUnits: ['ConditionalUnits', list(conditionalUnits)],
});

const guidePair = body<QuestionAnswer>({ questionId: ['GuideQuestionId', id], answerId: ['GuideAnswerId', id] });

export const bundleFields: Fields<Bundle> = {
  id: ['Id', id],
  name: ['Name', textOrEmpty],
  answers: ['AnswersBundleAnswerDtos', list(guidePair)],
};

const discountLevel = body<DiscountLevel>({
  accessoryLevel: ['AccessoryLevel', amount],
  discountValue: ['DiscountValue', amount],
});

const triggerAnswer = body<TriggerAnswer>({
  questionId: ['GuideQuestionId', id],
  // 0 where the pair means the default answer and names none.
  answerId: ['GuideAnswerId', integerOrZero],
  isDefaultAnswer: ['IsDefaultAnswer', flag],
});

/** Base answers in a trigger go by the guide's names; some writers use the base's own. */
const triggerBaseAnswer = z.union([
  guidePair,
  body<QuestionAnswer>({ questionId: ['BaseQuestionId', id], answerId: ['BaseAnswerId', id] }),
]);

const triggerFields: Fields<CampaignTrigger> = {
  isDisplay: ['IsDisplay', flag],
  isDiscount: ['IsDiscount', flag],
  type: ['TriggerType', integerOrZero],
  answers: ['TriggerTypeData.GuideAnswers', list(triggerAnswer)],
  baseAnswers: ['TriggerTypeData.BaseAnwsers', list(triggerBaseAnswer)],
  accessoryLevel: ['TriggerTypeData.AccessoryLevel', amountOrZero],
};

const numberedTrigger = body<CampaignTrigger & { readonly id: number }>({ ...triggerFields, id: ['Id', integerOrZero] });

/** On the wire a trigger has an id; here it is its place in the list. */
const triggers: Body<readonly CampaignTrigger[]> = reshaped(
  list(numberedTrigger),
  (wire) => wire.map(({ id: _, ...trigger }) => trigger),
  (domain) => domain.map((trigger, index) => ({ ...trigger, id: index + 1 })),
);

export const campaignFields: Fields<Campaign> = {
  id: ['Id', id],
  title: ['Title', textOrEmpty],
  disabled: ['Disabled', flag],
  validFrom: ['ValidFrom', textOrEmpty],
  validTo: ['ValidTo', textOrEmpty],
  discountType: ['DiscountType', integerOrZero],
  discount: ['DiscountTypeData.Discount', amountOrZero],
  discountLevels: ['DiscountTypeData.DiscountLevels', list(discountLevel)],
  triggers: ['CampaignTriggers', triggers],
};

export const modelFields: Fields<Model> = {
  houseTitle: ['House.Title', text],
  municipalityName: ['MunicipalityName', text],
  isSideBuilding: ['QuestionModel.IsSideBuilding', flag],
  housePrice: ['HousePrice', amount],
  sections: ['QuestionModel.Sections', list(body<Section>(sectionFields))],
  baseAnswerPrices: ['PriceModel.BaseAnswerPrices', byId(z.array(priceEntry))],
  baseQuestionToAnswers: ['PriceModel.BaseQuestionToAnswerMap', byId(z.array(id))],
  bundles: ['Bundles', list(body<Bundle>(bundleFields))],
  campaigns: ['Campaigns', list(body<Campaign>(campaignFields))],
};

/** The parts of a Configuration that decide what can be chosen and what it costs; what is optional may be absent. */
export const modelBody: Body<Model> = body<Model>(modelFields);

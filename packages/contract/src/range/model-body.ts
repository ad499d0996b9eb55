import {
  type Answer,
  asBaseAnswerId,
  asBaseQuestionId,
  type Bundle,
  type ConditionalUnits,
  type Model,
  type PricedAnswer,
  type PriceEntry,
  type Question,
  type QuestionAnswer,
  type Section,
} from '@gavel/core';
import { type Body, body, type Fields } from '../body.ts';
import { priceType } from '../codes.ts';
import {
  amount,
  answerId,
  baseAnswerId,
  bundleId,
  byId,
  decimal,
  flag,
  list,
  questionId,
  sectionId,
  text,
  textOrEmpty,
} from '../values.ts';
import { z } from '../zod.ts';
import { pricedCampaignBody } from './campaign-body.ts';

/** The fields of an answer that prices and rules need. */
export const pricedAnswerFields: Fields<PricedAnswer> = {
  id: ['Id', answerId],
  rule: ['Rule', textOrEmpty],
  baseAnswerIds: ['BaseAnswerIds', list(baseAnswerId)],
  isDefaultAnswer: ['IsDefaultAnswer', flag],
};

export const answerFields: Fields<Answer> = {
  ...pricedAnswerFields,
  title: ['Title', textOrEmpty],
  showAsDisabledWhenRuleFalse: ['ShowAsDisabledWhenRuleFalse', flag],
  disabledText: ['DisabledText', textOrEmpty],
};

export const questionFields: Fields<Question> = {
  id: ['Id', questionId],
  title: ['Title', textOrEmpty],
  rule: ['Rule', textOrEmpty],
  showQuestionIfOneAnswer: ['ShowQuestionIfOneAnswer', flag],
  hidePrice: ['HidePrice', flag],
  hasAccessories: ['HasAccessories', flag],
  // The specification does not have this field.
  quick: ['Quick', flag],
  answers: ['Answers', list(body<Answer>(answerFields))],
};

export const sectionFields: Fields<Section> = {
  id: ['Id', sectionId],
  title: ['Title', textOrEmpty],
  questions: ['Questions', list(body<Question>(questionFields))],
};

const conditionalUnits = body<ConditionalUnits>({ rule: ['Rule', textOrEmpty], units: ['Units', decimal] });

export const priceEntry: Body<PriceEntry> = body<PriceEntry>({
  price: ['Price', decimal],
  priceType: ['PriceType', priceType],
  rule: ['Rule', textOrEmpty],
  conditionalUnits: ['ConditionalUnits', list(conditionalUnits)],
});

const guidePair = body<QuestionAnswer>({ questionId: ['GuideQuestionId', questionId], answerId: ['GuideAnswerId', answerId] });

export const bundleFields: Fields<Bundle> = {
  id: ['Id', bundleId],
  name: ['Name', textOrEmpty],
  answers: ['AnswersBundleAnswerDtos', list(guidePair)],
};

export const modelFields: Fields<Model> = {
  houseTitle: ['House.Title', text],
  municipalityName: ['MunicipalityName', text],
  isSideBuilding: ['QuestionModel.IsSideBuilding', flag],
  housePrice: ['HousePrice', amount],
  sections: ['QuestionModel.Sections', list(body<Section>(sectionFields))],
  baseAnswerPrices: ['PriceModel.BaseAnswerPrices', byId(asBaseAnswerId, z.array(priceEntry))],
  baseQuestionToAnswers: ['PriceModel.BaseQuestionToAnswerMap', byId(asBaseQuestionId, z.array(baseAnswerId))],
  bundles: ['Bundles', list(body<Bundle>(bundleFields))],
  campaigns: ['Campaigns', list(pricedCampaignBody)],
};

/** The fields of a configuration that decide its choices and prices. Optional fields may be missing. */
export const modelBody: Body<Model> = body<Model>(modelFields);

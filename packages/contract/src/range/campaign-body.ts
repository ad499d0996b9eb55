import {
  asAnswerId,
  type BaseQuestionAnswer,
  type Campaign,
  type CampaignTrigger,
  type Discount,
  type DiscountLevel,
  type GuideCampaign,
  type Ore,
  ore,
  type QuestionId,
  type TriggerAnswer,
  type TriggerCondition,
} from '@gavel/core';
import { type Body, body, type Fields, reshaped } from '../body.ts';
import {
  amount,
  amountOrNull,
  amountOrZero,
  baseAnswerId,
  baseQuestionId,
  campaignId,
  flag,
  integerOrZero,
  list,
  questionId,
  textOrEmpty,
} from '../values.ts';
import { z } from '../zod.ts';

// On the wire, every discount and trigger has a type number and the fields of all types. In our code, each type has only the fields that it
// needs. Decoding checks the fields of other types and leaves them out. An unknown type becomes 0: no discount, and a trigger that is never
// met.

const FIXED_DISCOUNT = 2;
const LEVEL_DISCOUNT = 3;
const ANSWERS_TRIGGER = 2;
/** Decoding treats this type as `ANSWERS_TRIGGER`. Encoding writes both types as `ANSWERS_TRIGGER`. */
const OTHER_ANSWERS_TRIGGER = 3;
const ACCESSORIES_TRIGGER = 4;
const UNKNOWN = 0;
const NOTHING = ore(0);

interface WireDiscount {
  readonly discountType: number;
  readonly discountAmount: Ore;
  readonly discountLevels: readonly DiscountLevel[];
}

type WireCampaign<Some extends Campaign> = Omit<Some, 'discount'> & WireDiscount;

const discountLevel = body<DiscountLevel>({
  accessoryLevel: ['AccessoryLevel', amount],
  discountValue: ['DiscountValue', amount],
});

interface WireTrigger extends Omit<CampaignTrigger, 'condition'> {
  readonly id: number;
  readonly type: number;
  readonly answers: readonly TriggerAnswer[];
  readonly baseAnswers: readonly BaseQuestionAnswer[];
  readonly accessoryLevel: Ore;
}

/**
 * A pair of question and answer can also mean the question's default answer, whatever answer that is at the moment. The pair's answer id
 * then has no meaning and is encoded as 0.
 */
const triggerAnswer: Body<TriggerAnswer> = reshaped(
  body<{ readonly questionId: QuestionId; readonly answerId: number; readonly isDefaultAnswer: boolean }>({
    questionId: ['GuideQuestionId', questionId],
    answerId: ['GuideAnswerId', integerOrZero],
    isDefaultAnswer: ['IsDefaultAnswer', flag],
  }),
  ({ isDefaultAnswer, ...named }) => ({
    questionId: named.questionId,
    answerId: isDefaultAnswer ? null : asAnswerId(named.answerId),
  }),
  (trigger) => ({ questionId: trigger.questionId, answerId: trigger.answerId ?? 0, isDefaultAnswer: trigger.answerId === null }),
);

/**
 * On the wire, base answers in a trigger have the field names of other answers (`GuideAnswerId`). Some systems send `BaseAnswerId`
 * instead.
 */
const triggerBaseAnswer = z.union([
  body<BaseQuestionAnswer>({ questionId: ['GuideQuestionId', baseQuestionId], answerId: ['GuideAnswerId', baseAnswerId] }),
  body<BaseQuestionAnswer>({ questionId: ['BaseQuestionId', baseQuestionId], answerId: ['BaseAnswerId', baseAnswerId] }),
]);

const wireTrigger = body<WireTrigger>({
  id: ['Id', integerOrZero],
  isDisplay: ['IsDisplay', flag],
  isDiscount: ['IsDiscount', flag],
  type: ['TriggerType', integerOrZero],
  answers: ['TriggerTypeData.GuideAnswers', list(triggerAnswer)],
  baseAnswers: ['TriggerTypeData.BaseAnwsers', list(triggerBaseAnswer)],
  accessoryLevel: ['TriggerTypeData.AccessoryLevel', amountOrZero],
});

/** On the wire a trigger has an id: its position in the list, from 1. Our code has no such id. */
const triggers: Body<readonly CampaignTrigger[]> = reshaped(
  list(wireTrigger),
  (wire) => wire.map(({ isDisplay, isDiscount, ...asked }) => ({ isDisplay, isDiscount, condition: conditionOf(asked) })),
  (domain) =>
    domain.map(({ isDisplay, isDiscount, condition }, index) => ({ id: index + 1, isDisplay, isDiscount, ...wireOf(condition) })),
);

const campaignFields: Fields<WireCampaign<Campaign>> = {
  id: ['Id', campaignId],
  title: ['Title', textOrEmpty],
  disabled: ['Disabled', flag],
  validFrom: ['ValidFrom', textOrEmpty],
  validTo: ['ValidTo', textOrEmpty],
  discountType: ['DiscountType', integerOrZero],
  discountAmount: ['DiscountTypeData.Discount', amountOrZero],
  discountLevels: ['DiscountTypeData.DiscountLevels', list(discountLevel)],
  triggers: ['CampaignTriggers', triggers],
};

/** The fields of a campaign that affect prices. */
export const pricedCampaignBody: Body<Campaign> = reshaped(
  body<WireCampaign<Campaign>>(campaignFields),
  withDiscount,
  ({ discount, ...campaign }) => ({ ...campaign, ...wireDiscount(discount) }),
);

/** A campaign with the fields that visitors see. */
export const campaignBody: Body<GuideCampaign> = reshaped(
  body<WireCampaign<GuideCampaign>>({
    ...campaignFields,
    subTitle: ['SubTitle', textOrEmpty],
    introduction: ['Introduction', textOrEmpty],
    text: ['Text', textOrEmpty],
    fineprint: ['Fineprint', textOrEmpty],
    image: ['Image', textOrEmpty],
    calculated: ['Calculated', amountOrNull],
    saved: ['Saved', amountOrNull],
    manual: ['Manual', amountOrNull],
  }),
  withDiscount,
  ({ discount, ...campaign }) => ({ ...campaign, ...wireDiscount(discount) }),
);

function withDiscount<Wire extends WireDiscount>({ discountType, discountAmount, discountLevels, ...campaign }: Wire) {
  return { ...campaign, discount: discountOf({ discountType, discountAmount, discountLevels }) };
}

function discountOf({ discountType, discountAmount, discountLevels }: WireDiscount): Discount {
  switch (discountType) {
    case FIXED_DISCOUNT:
      return { kind: 'fixed', amount: discountAmount };
    case LEVEL_DISCOUNT:
      return { kind: 'levels', levels: discountLevels };
    default:
      return { kind: 'none' };
  }
}

function wireDiscount(discount: Discount): WireDiscount {
  const none: WireDiscount = { discountType: UNKNOWN, discountAmount: NOTHING, discountLevels: [] };
  switch (discount.kind) {
    case 'none':
      return none;
    case 'fixed':
      return { ...none, discountType: FIXED_DISCOUNT, discountAmount: discount.amount };
    case 'levels':
      return { ...none, discountType: LEVEL_DISCOUNT, discountLevels: discount.levels };
  }
}

type WireCondition = Pick<WireTrigger, 'type' | 'answers' | 'baseAnswers' | 'accessoryLevel'>;

function conditionOf({ type, answers, baseAnswers, accessoryLevel }: WireCondition): TriggerCondition {
  switch (type) {
    case ANSWERS_TRIGGER:
    case OTHER_ANSWERS_TRIGGER:
      return { kind: 'answers', answers, baseAnswers };
    case ACCESSORIES_TRIGGER:
      return { kind: 'accessories', level: accessoryLevel };
    default:
      return { kind: 'unknown' };
  }
}

function wireOf(condition: TriggerCondition): WireCondition {
  const unknown: WireCondition = { type: UNKNOWN, answers: [], baseAnswers: [], accessoryLevel: NOTHING };
  switch (condition.kind) {
    case 'unknown':
      return unknown;
    case 'answers':
      return { ...unknown, type: ANSWERS_TRIGGER, answers: condition.answers, baseAnswers: condition.baseAnswers };
    case 'accessories':
      return { ...unknown, type: ACCESSORIES_TRIGGER, accessoryLevel: condition.level };
  }
}

import type { CampaignId } from '../model/ids.ts';
import type { Campaign, CampaignTrigger, Discount, TriggerAnswer, TriggerCondition } from '../model/model.ts';
import { type Ore, ore, sum } from '../model/money.ts';
import { isProvided, NONE } from '../rules/compiled-rule.ts';
import { defaultAmong } from '../visit/choose.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { selectedAnswer, type Visit, validAnswers } from '../visit/visit.ts';
import { readTime } from './stockholm-time.ts';

/** The price of a visit, including campaigns. */
export interface Totals {
  /** The price of the house and all selected answers. */
  readonly ordinary: Ore;
  readonly accessories: Ore;
  /** The sum that all campaigns together take off; at most the ordinary price. */
  readonly discount: Ore;
  readonly total: Ore;
  /** The running campaigns, in the model's order. */
  readonly campaigns: readonly RunningCampaign[];
}

export interface RunningCampaign {
  readonly campaignId: CampaignId;
  readonly displayed: boolean;
  /** The amount that this campaign takes off. The amounts of all campaigns add up to `Totals.discount`. */
  readonly discount: Ore;
}

/**
 * Returns the prices of a visit with the campaigns that run at `now`.
 * @param now milliseconds since 1970
 */
export function totalsOf(compiled: CompiledModel, visit: Visit, now: number): Totals {
  const ordinary = visit.ordinaryPrice;
  const accessories = visit.accessoryPrice;
  let left = Math.max(0, ordinary);
  const campaigns = compiled.model.campaigns
    .filter((campaign) => isRunning(campaign, now))
    .map((campaign): RunningCampaign => {
      const isMet = (trigger: CampaignTrigger) => isConditionMet(compiled, visit, trigger.condition);
      const displayed = campaign.triggers.filter(({ isDisplay }) => isDisplay).every(isMet);
      const discounts = displayed && campaign.triggers.filter(({ isDiscount }) => isDiscount).every(isMet);
      const discount = ore(discounts ? Math.max(0, Math.min(left, discountOf(campaign.discount, accessories))) : 0);
      left -= discount;
      return { campaignId: campaign.id, displayed, discount };
    });
  const discount = sum(campaigns.map((campaign) => campaign.discount));
  return { ordinary, accessories, discount, total: ore(ordinary - discount), campaigns };
}

/** The fields that decide when a campaign runs. */
type CampaignTimes = Pick<Campaign, 'disabled' | 'validFrom' | 'validTo'>;

/** Returns whether the campaign is enabled and `now` is within its dates. Throws `TimeError` for an unreadable date. */
export function isRunning(campaign: CampaignTimes, now: number): boolean {
  const { from, until } = datesOf(campaign);
  return !campaign.disabled && from <= now && now < until;
}

/** `from` is the first moment of the campaign, `until` the first moment after it; milliseconds since 1970. */
interface Dates {
  readonly from: number;
  readonly until: number;
}

/** The parsed dates of each campaign. Parsing is slow and every pick of a visitor needs the dates, so they are parsed once. */
const known = new WeakMap<object, Dates>();

/** Returns a campaign's dates; infinite for a missing date. Throws `TimeError` for an unreadable date. */
export function datesOf(campaign: Omit<CampaignTimes, 'disabled'>): Dates {
  const dates = known.get(campaign) ?? readDates(campaign);
  known.set(campaign, dates);
  return dates;
}

function readDates({ validFrom, validTo }: Omit<CampaignTimes, 'disabled'>): Dates {
  const from = validFrom ? readTime(validFrom).start : Number.NEGATIVE_INFINITY;
  if (!validTo) return { from, until: Number.POSITIVE_INFINITY };
  const to = readTime(validTo);
  return { from, until: to.isWholeDay ? to.nextDay : to.start + 1 };
}

/** A compiled model, or any other object whose `model` has campaigns. */
interface Campaigning {
  readonly model: { readonly campaigns: readonly CampaignTimes[] };
}

/**
 * Returns when the next campaign after `now` begins or ends, in milliseconds since 1970; `Infinity` if no campaign begins or ends after
 * `now`.
 */
export function nextCampaignChange({ model }: Campaigning, now: number): number {
  const moments = model.campaigns.filter(({ disabled }) => !disabled).flatMap((campaign) => Object.values(datesOf(campaign)));
  return Math.min(...moments.filter((moment) => moment > now), Number.POSITIVE_INFINITY);
}

/** Returns whether the campaign can reduce the price. Other campaigns offer something else. */
export function offersDiscount({ discount }: Pick<Campaign, 'discount'>): boolean {
  switch (discount.kind) {
    case 'none':
      return false;
    case 'fixed':
      return discount.amount > 0;
    case 'levels':
      return discount.levels.some(({ discountValue }) => discountValue > 0);
  }
}

/** Returns the discount for an accessory price. */
export function discountOf(discount: Discount, accessories: Ore): Ore {
  if (discount.kind === 'none') return ore(0);
  if (discount.kind === 'fixed') return discount.amount;
  const reached = discount.levels.filter(({ accessoryLevel }) => accessoryLevel <= accessories);
  const highest = reached.reduce<(typeof reached)[number] | null>(
    (best, level) => (best && best.accessoryLevel >= level.accessoryLevel ? best : level),
    null,
  );
  return highest?.discountValue ?? ore(0);
}

export function isConditionMet(compiled: CompiledModel, visit: Visit, condition: TriggerCondition): boolean {
  switch (condition.kind) {
    case 'unknown':
      return false;
    case 'accessories':
      return visit.accessoryPrice >= condition.level;
    case 'answers': {
      const state = { answers: visit.answers, providers: compiled.providers };
      return (
        eachQuestionHas(condition.answers, (pair) => isSelected(compiled, visit, pair)) &&
        eachQuestionHas(condition.baseAnswers, ({ answerId }) => isProvided(compiled.baseAt.get(answerId) ?? NONE, state))
      );
    }
  }
}

function isSelected(compiled: CompiledModel, visit: Visit, { questionId, answerId }: TriggerAnswer): boolean {
  const question = compiled.questions[compiled.questionAt.get(questionId) ?? NONE];
  const selected = selectedAnswer(compiled, visit, question?.at ?? NONE);
  if (!question || !selected) return false;
  return answerId === null ? defaultAmong(question, validAnswers(question, visit)) === selected : selected.answer.id === answerId;
}

/** Returns whether each question in `pairs` has one of the answers that `pairs` names for this question. */
function eachQuestionHas<Pair extends { readonly questionId: number }>(
  pairs: readonly Pair[],
  isMet: (pair: Pair) => boolean,
): boolean {
  return [...Map.groupBy(pairs, ({ questionId }) => questionId).values()].every((alternatives) => alternatives.some(isMet));
}

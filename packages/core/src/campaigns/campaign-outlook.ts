import type { AnswerId, BaseAnswerId, QuestionId } from '../model/ids.ts';
import type { Campaign, Discount, QuestionAnswer, TriggerCondition } from '../model/model.ts';
import { type Ore, ore } from '../model/money.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { defaultAmong } from '../visit/choose.ts';
import { type CompiledModel, pairAt } from '../visit/compile-model.ts';
import { type Visit, validAnswers } from '../visit/visit.ts';
import { discountOf, isConditionMet, type RunningCampaign } from './campaigns.ts';

/** The choices that a visitor still needs for a campaign discount, or for a larger one. */
export interface CampaignOutlook {
  /** The conditions for a discount that are not met yet; the visitor must meet all of them. What a larger discount needs is in `next`. */
  readonly missing: readonly Missing[];
  /**
   * The next larger discount, and by how much the accessory price must rise for it. Null: no discount is larger, or required choices are
   * missing.
   */
  readonly next: { readonly missing: Ore; readonly discount: Ore } | null;
}

export type Missing =
  /** The visitor has to choose one of the answers in `options`. */
  | { readonly kind: 'oneOf'; readonly options: readonly QuestionAnswer[] }
  /** The accessory price has to rise by this amount. */
  | { readonly kind: 'accessories'; readonly amount: Ore };

/**
 * Returns the conditions that the visit does not meet yet for the nearest discount of the campaign, and the next larger discount.
 * @param running the entry of this campaign in the result of `totalsOf` for this visit
 */
export function campaignOutlook(
  compiled: CompiledModel,
  visit: Visit,
  campaign: Campaign,
  { discount }: RunningCampaign,
): CampaignOutlook {
  const conditions = campaign.triggers.filter(({ isDiscount }) => isDiscount).map(({ condition }) => condition);
  const choices = conditions.flatMap((condition) => unmetChoices(compiled, visit, condition));
  // Without a condition on the accessory price, `least` is -Infinity, because an accessory price can be below 0.
  const least = Math.max(...conditions.flatMap((condition) => (condition.kind === 'accessories' ? condition.level : [])));
  const next = nextLevel(campaign.discount, visit.accessoryPrice, least, discount);
  // While choices are missing, `next` is null. The accessory price for the first discount is then one more missing condition.
  if (choices.length > 0) {
    const reached = ore(Math.max(visit.accessoryPrice, least));
    const isEnough = next === null || discountOf(campaign.discount, reached) > 0;
    return { missing: [...choices, ...unmetAccessories(isEnough ? reached - visit.accessoryPrice : next.missing)], next: null };
  }
  return { missing: next ? [] : unmetAccessories(least - visit.accessoryPrice), next };
}

function unmetAccessories(amount: number): Missing[] {
  return amount > 0 ? [{ kind: 'accessories', amount: ore(amount) }] : [];
}

/**
 * Returns the next discount that is larger than `discount`, and by how much the accessory price must rise from `now` to reach it. Null: no
 * level has a larger discount.
 * @param least the accessory price that the campaign's conditions require
 */
function nextLevel(offered: Discount, now: Ore, least: number, discount: Ore): CampaignOutlook['next'] {
  if (offered.kind !== 'levels') return null;
  const reachable = offered.levels
    .map(({ accessoryLevel }) => ore(Math.max(accessoryLevel, least)))
    .filter((level) => level > now)
    .sort((left, right) => left - right)
    .map((level) => ({ missing: ore(level - now), discount: discountOf(offered, level) }));
  return reachable.find((level) => level.discount > discount) ?? null;
}

/**
 * Returns the answers that the condition names, grouped by question. Leaves out each question and base question for which the condition is
 * met. Replaces a base answer by the answers that provide it.
 */
function unmetChoices(compiled: CompiledModel, visit: Visit, condition: TriggerCondition): Missing[] {
  if (condition.kind !== 'answers') return [];
  const isMet = (part: Partial<typeof condition>) =>
    isConditionMet(compiled, visit, { kind: 'answers', answers: [], baseAnswers: [], ...part });
  const answers = [...Map.groupBy(condition.answers, ({ questionId }) => questionId).values()]
    .filter((pairs) => !isMet({ answers: pairs }))
    .map((pairs) =>
      pairs.flatMap(({ questionId, answerId }) => {
        const meant = answerId ?? defaultOf(compiled, visit, questionId);
        return meant === null ? [] : [{ questionId, answerId: meant }];
      }),
    );
  const bases = [...Map.groupBy(condition.baseAnswers, ({ questionId }) => questionId).values()]
    .filter((pairs) => !isMet({ baseAnswers: pairs }))
    .map((pairs) => pairs.flatMap(({ answerId }) => providersOf(compiled, answerId)));
  return [...answers, ...bases].filter((options) => options.length > 0).map((options) => ({ kind: 'oneOf', options }));
}

function defaultOf(compiled: CompiledModel, visit: Visit, questionId: QuestionId): AnswerId | null {
  const question = compiled.questions[compiled.questionAt.get(questionId) ?? NONE];
  if (!question) return null;
  return defaultAmong(question, validAnswers(question, visit))?.answer.id ?? null;
}

function providersOf(compiled: CompiledModel, baseAnswerId: BaseAnswerId): QuestionAnswer[] {
  const base = compiled.baseAt.get(baseAnswerId) ?? NONE;
  return compiled.answers.filter(({ bases }) => bases.includes(base)).map(({ question, at }) => pairAt(compiled, question, at));
}

import type { Campaign, CampaignTrigger, QuestionAnswer } from '../model/model.ts';
import { type Ore, ore } from '../model/money.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { defaultAmong } from '../visit/choose.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { type Visit, validAnswers } from '../visit/visit.ts';
import { discountOf, type RunningCampaign, triggerIsMet } from './campaigns.ts';

/** What a campaign still asks for, so that the visitor can be told. */
export interface CampaignOutlook {
  /** Conditions for a discount that are not met; every one has to be. Those of a level are in `next`. */
  readonly missing: readonly Missing[];
  /** The nearest level that takes off more than the campaign does now; null: there is none, or choices are missing too. */
  readonly next: { readonly missing: Ore; readonly discount: Ore } | null;
}

export type Missing =
  /** One of these has to be chosen. */
  | { readonly kind: 'oneOf'; readonly options: readonly QuestionAnswer[] }
  /** Accessories for so much more. */
  | { readonly kind: 'accessories'; readonly amount: Ore };

/** @param running the campaign in `totalsOf` of the same visit */
export function campaignOutlook(
  compiled: CompiledModel,
  visit: Visit,
  campaign: Campaign,
  { discount }: RunningCampaign,
): CampaignOutlook {
  const unmet = campaign.triggers.filter((trigger) => trigger.isDiscount && !triggerIsMet(compiled, visit, trigger));
  const choices = unmet.flatMap((trigger) => unmetChoices(compiled, visit, trigger));
  const least = Math.max(0, ...campaign.triggers.filter(isAboutAccessories).map(({ accessoryLevel }) => accessoryLevel));
  const next = nextLevel(campaign, visit.accessoryPrice, least, discount);
  // While choices are missing no level is promised: what it takes for any discount at all is a condition like them.
  if (choices.length > 0) {
    const reached = ore(Math.max(visit.accessoryPrice, least));
    const isEnough = next === null || discountOf(campaign, reached) > 0;
    return { missing: [...choices, ...unmetAccessories(isEnough ? reached - visit.accessoryPrice : next.missing)], next: null };
  }
  return { missing: next ? [] : unmetAccessories(least - visit.accessoryPrice), next };
}

function unmetAccessories(amount: number): Missing[] {
  return amount > 0 ? [{ kind: 'accessories', amount: ore(amount) }] : [];
}

const ACCESSORY_TRIGGER = 4;

function isAboutAccessories({ type, isDiscount }: CampaignTrigger): boolean {
  return isDiscount && type === ACCESSORY_TRIGGER;
}

/** The lowest sum of accessories from which more is taken off than now. */
function nextLevel(campaign: Campaign, now: Ore, least: number, discount: Ore): CampaignOutlook['next'] {
  const reachable = campaign.discountLevels
    .map(({ accessoryLevel }) => ore(Math.max(accessoryLevel, least)))
    .filter((level) => level > now)
    .sort((left, right) => left - right)
    .map((level) => ({ missing: ore(level - now), discount: discountOf(campaign, level) }));
  return reachable.find((level) => level.discount > discount) ?? null;
}

/** For every question named, the answers of which one is missing; for the base answers, the answers that provide them. */
function unmetChoices(compiled: CompiledModel, visit: Visit, trigger: CampaignTrigger): Missing[] {
  if (isAboutAccessories(trigger)) return [];
  const isMet = (part: Partial<CampaignTrigger>) =>
    triggerIsMet(compiled, visit, { ...trigger, answers: [], baseAnswers: [], ...part });
  const answers = [...Map.groupBy(trigger.answers, ({ questionId }) => questionId).values()]
    .filter((pairs) => !isMet({ answers: pairs }))
    .map((pairs) =>
      pairs.flatMap(({ questionId, answerId, isDefaultAnswer }) => {
        const meant = isDefaultAnswer ? defaultOf(compiled, visit, questionId) : answerId;
        return meant === null ? [] : [{ questionId, answerId: meant }];
      }),
    );
  const bases = [...Map.groupBy(trigger.baseAnswers, ({ questionId }) => questionId).values()]
    .filter((pairs) => !isMet({ baseAnswers: pairs }))
    .map((pairs) => pairs.flatMap(({ answerId }) => providersOf(compiled, answerId)));
  return [...answers, ...bases].filter((options) => options.length > 0).map((options) => ({ kind: 'oneOf', options }));
}

function defaultOf(compiled: CompiledModel, visit: Visit, questionId: number): number | null {
  const question = compiled.questions[compiled.questionAt.get(questionId) ?? NONE];
  if (!question) return null;
  return defaultAmong(question, validAnswers(question, visit))?.answer.id ?? null;
}

function providersOf({ questions, answers, baseAt }: CompiledModel, baseAnswerId: number): QuestionAnswer[] {
  const base = baseAt.get(baseAnswerId) ?? NONE;
  return answers
    .filter(({ bases }) => bases.includes(base))
    .map(({ question, answer }) => ({ questionId: questions[question]?.question.id ?? 0, answerId: answer.id }));
}

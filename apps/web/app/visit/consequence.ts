import {
  type AnswerId,
  type BundleId,
  type CampaignId,
  type Change,
  type CompiledModel,
  listedSteps,
  type Ore,
  ore,
  priceOfQuestion,
  type QuestionAnswer,
  type QuestionId,
  selectionsOf,
  type Transition,
  totalsOf,
  type Visit,
} from '@gavel/core';

/** What the last act did beyond what was asked for: shown until the next one. */
export interface Consequence {
  /** Tells one consequence from the next, also when they read alike. */
  readonly number: number;
  readonly act: 'chosen' | 'undone' | 'redone' | 'restarted' | 'moved';
  /** The bundle that was chosen or taken back. */
  readonly bundle: BundleAct | null;
  /** Answers that gave way to others, and questions that were filled with one that costs something; only when something was chosen. */
  readonly replacements: readonly Replacement[];
  /** Questions that have become steps, with an answer that costs nothing; only when something was chosen. */
  readonly added: readonly QuestionId[];
  /** Other changes to questions that are, or were, steps of the visit. */
  readonly others: readonly Change[];
  /** Campaigns that take off more or less than before. */
  readonly campaigns: readonly CampaignChange[];
  /** Total after the whole act minus before: what is to be seen of it in the price. */
  readonly priceDifference: Ore;
}

/** A bundle, and what was done with it. */
export interface BundleAct {
  readonly bundleId: BundleId;
  readonly act: 'chosen' | 'left';
}

/** `{from} har ersatts med {to}`; answer ids. From null: the question had no answer, and the choice forces this one. */
export interface Replacement {
  readonly questionId: QuestionId;
  readonly from: AnswerId | null;
  readonly to: AnswerId;
  readonly priceDifference: Ore;
}

/** What a campaign took off before and takes off now. */
export interface CampaignChange {
  readonly campaignId: CampaignId;
  readonly before: Ore;
  readonly after: Ore;
}

/** Nothing has happened that the visitor has not asked for. */
export function isTellingNothing({ bundle, replacements, added, others, campaigns }: Consequence): boolean {
  return bundle === null && replacements.length + added.length + others.length + campaigns.length === 0;
}

/** A visit, in the model that it is one of. */
export interface Standing {
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

/** Where an act led from, and when. */
interface Act {
  readonly from: Standing;
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * What a choice did beside what was asked for: replacements, picks made along, and what else changed among the steps.
 * @param returned answers of a bundle that is left; they count as what else changed
 */
export function consequenceOfChoice(
  act: Act,
  transition: Transition,
  along: readonly QuestionAnswer[],
  bundle: BundleAct | null = null,
  returned: readonly QuestionAnswer[] = [],
): Consequence {
  const { notices, changes } = transition;
  const after = { compiled: act.from.compiled, visit: transition.visit };
  const listed = listedQuestions(after);
  const isAlong = ({ questionId }: Change) => along.some((pick) => pick.questionId === questionId);
  const isReturned = ({ questionId }: Change) => returned.some((pick) => pick.questionId === questionId);
  const isNotice = ({ questionId }: Change) => notices.some((notice) => notice.questionId === questionId);
  const beside = changes.filter((change) => !change.picked || isAlong(change) || isReturned(change));
  const replacements = beside.flatMap((change) => {
    const { questionId, from, to, priceDifference: difference } = change;
    const isTold = from === null ? difference !== 0 : isAlong(change) || isNotice(change);
    return to !== null && isTold ? [{ questionId, from, to, priceDifference: difference }] : [];
  });
  const isReplacement = ({ questionId }: Change) => replacements.some((one) => one.questionId === questionId);
  const rest = beside.filter((change) => !isReplacement(change));
  const isAdded = ({ from, wasListed, questionId }: Change) => from === null && !wasListed && listed.has(questionId);
  return {
    number: act.number,
    act: 'chosen',
    bundle,
    replacements,
    added: rest.filter((change) => isAdded(change) && !isAlong(change)).map(({ questionId }) => questionId),
    others: rest.filter((change) => change.wasListed || isAlong(change)),
    ...priceChange(act, after),
  };
}

/** What undo, redo, a new start or another municipality changes: every question that is a step before or after. */
export function consequenceOfMove(act: Act, after: Standing, kind: Consequence['act']): Consequence {
  const others = changesBetween(act.from, after);
  return { number: act.number, act: kind, bundle: null, replacements: [], added: [], others, ...priceChange(act, after) };
}

function priceChange({ from, now }: Act, after: Standing): Pick<Consequence, 'campaigns' | 'priceDifference'> {
  const old = totalsOf(from.compiled, from.visit, now);
  const current = totalsOf(after.compiled, after.visit, now);
  const campaigns = current.campaigns.flatMap(({ campaignId, discount }): CampaignChange[] => {
    const taken = old.campaigns.find((campaign) => campaign.campaignId === campaignId)?.discount ?? ore(0);
    return taken === discount ? [] : [{ campaignId, before: taken, after: discount }];
  });
  return { campaigns, priceDifference: ore(current.total - old.total) };
}

/** In range order. */
function changesBetween(before: Standing, after: Standing): Change[] {
  const old = selectionsOf(before.compiled, before.visit);
  const now = selectionsOf(after.compiled, after.visit);
  const listedBefore = listedQuestions(before);
  const listedAfter = listedQuestions(after);
  return after.compiled.questions.flatMap(({ question: { id } }) => {
    const from = old.get(id) ?? null;
    const to = now.get(id) ?? null;
    const wasListed = listedBefore.has(id);
    if (from === to || !(wasListed || listedAfter.has(id))) return [];
    const difference = ore(priceOfQuestion(after.compiled, after.visit, id) - priceOfQuestion(before.compiled, before.visit, id));
    return [{ questionId: id, from, to, priceDifference: difference, picked: false, wasListed }];
  });
}

function listedQuestions({ compiled, visit }: Standing): ReadonlySet<QuestionId> {
  return new Set(listedSteps(compiled, visit).map(({ questionId }) => questionId));
}

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

/** What the last action changed besides the visitor’s own choice. It is shown until the next action, or until the visitor closes it. */
export interface Consequence {
  /** A number that distinguishes two consequences with the same text. */
  readonly number: number;
  readonly act: 'chosen' | 'undone' | 'redone' | 'restarted' | 'moved';
  /** The bundle that the visitor has chosen or left; null if the action did neither. */
  readonly bundle: BundleAct | null;
  /** The answer that the visitor has chosen; null if the action was no choice, or a choice of several answers. */
  readonly chosen: AnswerId | null;
  /**
   * Questions whose answer was replaced, and questions that had no answer before the action and now have one that costs something. Empty if
   * the action was not a choice.
   */
  readonly replacements: readonly Replacement[];
  /** Replacements by an earlier choice that still apply, although the visitor has now returned to the answer before that choice. */
  readonly stays: readonly Replacement[];
  /** Questions that became steps (`added`) or are no longer steps (`removed`), without those in other fields of this consequence. */
  readonly added: readonly QuestionId[];
  readonly removed: readonly QuestionId[];
  /** The remaining changes of answers, for questions that were steps before the action or, if it was no choice, are steps now. */
  readonly others: readonly Change[];
  /** The campaigns whose discount has changed. */
  readonly campaigns: readonly CampaignChange[];
  /** The total after the action minus the total before it. */
  readonly priceDifference: Ore;
}

/** A bundle, and whether the visitor has chosen or left it. */
export interface BundleAct {
  readonly bundleId: BundleId;
  readonly act: 'chosen' | 'left';
}

/**
 * A question whose answer a choice has replaced: `from` is the old answer, `to` the new one. If `from` is null, the question had no
 * answer before, and the choice requires one.
 */
export interface Replacement {
  readonly questionId: QuestionId;
  readonly from: AnswerId | null;
  readonly to: AnswerId;
  readonly priceDifference: Ore;
}

/** The discount of a campaign before and after the action. */
export interface CampaignChange {
  readonly campaignId: CampaignId;
  readonly before: Ore;
  readonly after: Ore;
}

/** Returns whether nothing has changed besides the visitor’s own choice. */
export function isTellingNothing({ bundle, replacements, stays, added, removed, others, campaigns }: Consequence): boolean {
  return bundle === null && [replacements, stays, added, removed, others, campaigns].every(({ length }) => length === 0);
}

/** A visit, and the compiled model in which it was made. */
export interface Standing {
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

/** The state before an action, and the time of the action. */
interface Act {
  readonly from: Standing;
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A choice of the visitor, with the bundle and the other answers that change together with it. */
interface Choice {
  readonly picks: readonly QuestionAnswer[];
  /** Other answers that `picks` need. They are chosen too. */
  readonly along: readonly QuestionAnswer[];
  readonly bundle: BundleAct | null;
  /**
   * If the visitor chooses a bundle that contradicts selected bundles: the other questions of those bundles, with the answers with which a
   * new visit starts. They are chosen too. The notice lists them, because they are not the visitor’s own choice.
   */
  readonly returned: readonly QuestionAnswer[];
  readonly stays: readonly Replacement[];
}

/** Returns what a choice has changed besides the choice itself: replacements, additional picks, and other changes among the steps. */
export function consequenceOfChoice(
  act: Act,
  transition: Transition,
  { picks, along, bundle, returned, stays }: Choice,
): Consequence {
  const { notices, changes } = transition;
  const after = { compiled: act.from.compiled, visit: transition.visit };
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
  const others = beside.filter((change) => !isReplacement(change) && (change.wasListed || isAlong(change)));
  return {
    number: act.number,
    act: 'chosen',
    bundle,
    chosen: picks.length === 1 ? (picks[0]?.answerId ?? null) : null,
    replacements,
    stays,
    ...stepChange(act.from, after, [...picks, ...replacements, ...others]),
    others,
    ...priceChange(act, after),
  };
}

/** Returns what undo, redo, restart or a move to another municipality has changed, for all questions that are or were steps. */
export function consequenceOfMove(act: Act, after: Standing, kind: Consequence['act']): Consequence {
  const others = changesBetween(act.from, after);
  const nothing = { bundle: null, chosen: null, replacements: [], stays: [], added: [], removed: [] };
  // Only a move to another municipality shows the changed steps. After undo, redo or a restart the visitor knows the steps already.
  const steps = kind === 'moved' ? stepChange(act.from, after, others) : nothing;
  return { ...nothing, ...steps, number: act.number, act: kind, others, ...priceChange(act, after) };
}

/** Returns which questions became steps, and which are no longer steps. Leaves out questions in `named`: the notice lists them already. */
function stepChange(
  before: Standing,
  after: Standing,
  named: readonly Pick<Change, 'questionId'>[],
): Pick<Consequence, 'added' | 'removed'> {
  const [old, now] = [listedQuestions(before), listedQuestions(after)];
  const isNamed = (id: QuestionId) => named.some(({ questionId }) => questionId === id);
  return {
    added: [...now].filter((id) => !old.has(id) && !isNamed(id)),
    // Leave out questions that the newer range does not have, because their titles are unknown.
    removed: [...old].filter((id) => !now.has(id) && !isNamed(id) && after.compiled.questionAt.has(id)),
  };
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

/** Returns the changes of answers, for questions that are or were steps, in range order. */
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
    // After a move, the house may have a newer range with a question that the model before the move does not have.
    const cost = from === null ? 0 : priceOfQuestion(before.compiled, before.visit, id);
    const difference = ore(priceOfQuestion(after.compiled, after.visit, id) - cost);
    return [{ questionId: id, from, to, priceDifference: difference, picked: false, wasListed }];
  });
}

function listedQuestions({ compiled, visit }: Standing): ReadonlySet<QuestionId> {
  return new Set(listedSteps(compiled, visit).map(({ questionId }) => questionId));
}

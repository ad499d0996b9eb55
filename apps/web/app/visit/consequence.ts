import {
  type AnswerId,
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
  type Visit,
} from '@gavel/core';

/** What the last act did beyond what was asked for: shown until the next one. */
export interface Consequence {
  /** Tells one consequence from the next, also when they read alike. */
  readonly number: number;
  readonly act: 'chosen' | 'undone' | 'redone' | 'restarted';
  /** Answers that gave way to others; only when something was chosen. */
  readonly replacements: readonly Replacement[];
  /** Other changes to questions that are, or were, steps of the visit. */
  readonly others: readonly Change[];
  /** Ordinary price after the whole act minus before. */
  readonly priceDifference: Ore;
}

/** `{from} har ersatts med {to}`; answer ids. */
export interface Replacement {
  readonly questionId: QuestionId;
  readonly from: AnswerId;
  readonly to: AnswerId;
  readonly priceDifference: Ore;
}

/** What a choice did beside what was asked for: replacements, picks made along, and what else changed among the steps. */
export function consequenceOfChoice(transition: Transition, along: readonly QuestionAnswer[], number: number): Consequence {
  const { notices, changes, priceDifference } = transition;
  const isAlong = ({ questionId }: Change) => along.some((pick) => pick.questionId === questionId);
  const isNotice = ({ questionId }: Change) => notices.some((notice) => notice.questionId === questionId);
  const beside = changes.filter((change) => !change.picked || isAlong(change));
  const replacements = beside.flatMap((change) => {
    const { questionId, from, to, priceDifference: difference } = change;
    if (from === null || to === null || !(isAlong(change) || isNotice(change))) return [];
    return [{ questionId, from, to, priceDifference: difference }];
  });
  const isReplacement = ({ questionId }: Change) => replacements.some((one) => one.questionId === questionId);
  const others = beside.filter((change) => (change.wasListed || isAlong(change)) && !isReplacement(change));
  return { number, act: 'chosen', replacements, others, priceDifference };
}

/** What undo, redo or a new start changes: every question that is a step before or after. */
export function consequenceOfMove(
  compiled: CompiledModel,
  before: Visit,
  after: Visit,
  act: Consequence['act'],
  number: number,
): Consequence {
  const priceDifference = ore(after.ordinaryPrice - before.ordinaryPrice);
  return { number, act, replacements: [], others: changesBetween(compiled, before, after), priceDifference };
}

/** In range order. */
function changesBetween(compiled: CompiledModel, before: Visit, after: Visit): Change[] {
  const old = selectionsOf(compiled, before);
  const now = selectionsOf(compiled, after);
  const listedBefore = listedQuestions(compiled, before);
  const listedAfter = listedQuestions(compiled, after);
  return compiled.questions.flatMap(({ question: { id } }) => {
    const from = old.get(id) ?? null;
    const to = now.get(id) ?? null;
    const wasListed = listedBefore.has(id);
    if (from === to || !(wasListed || listedAfter.has(id))) return [];
    const difference = ore(priceOfQuestion(compiled, after, id) - priceOfQuestion(compiled, before, id));
    return [{ questionId: id, from, to, priceDifference: difference, picked: false, wasListed }];
  });
}

function listedQuestions(compiled: CompiledModel, visit: Visit): ReadonlySet<QuestionId> {
  return new Set(listedSteps(compiled, visit).map(({ questionId }) => questionId));
}

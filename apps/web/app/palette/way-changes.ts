import type { CompiledModel, QuestionId } from '@gavel/core';
import { type Change, listedSteps, type Ore, ore, type Way } from '@gavel/core';

/** The changes that choosing a blocked answer anyway ("Välj ändå") would make, as the preview shows them. */
export interface WayChanges {
  /** The answer that the visitor wants, then the replacements in range order. */
  readonly changes: readonly Change[];
  /** The sum of the price changes of all other answers. With the listed changes it adds up to the price difference of the house. */
  readonly rest: Ore;
}

/**
 * Returns the changes that a `Way` makes to allow a blocked answer of the question `questionId`. Leaves out a change if its question is no
 * step and the change costs nothing, because the visitor has never seen that question.
 */
export function wayChanges(compiled: CompiledModel, { transition }: Way, questionId: QuestionId): WayChanges {
  const listed = new Set(listedSteps(compiled, transition.visit).map((step) => step.questionId));
  const isShown = (change: Change) =>
    change.wasListed || change.picked || change.priceDifference !== 0 || listed.has(change.questionId);
  const shown = transition.changes.filter(isShown);
  const changes = [
    ...shown.filter((change) => change.questionId === questionId),
    ...shown.filter((change) => change.questionId !== questionId),
  ];
  const told = changes.reduce((sum, { priceDifference }) => sum + priceDifference, 0);
  return { changes, rest: ore(transition.priceDifference - told) };
}

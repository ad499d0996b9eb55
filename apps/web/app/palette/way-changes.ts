import type { CompiledModel, QuestionId } from '@gavel/core';
import { type Change, listedSteps, type Ore, ore, type Way } from '@gavel/core';

/** What a way changes, as the preview shows it. */
export interface WayChanges {
  /** The answer that was asked for first, then what gives way to it, in range order. */
  readonly changes: readonly Change[];
  /** What other answers come to cost because of it; the rows and this add up to the whole difference. */
  readonly rest: Ore;
}

/** Changes that neither are steps nor cost anything are left out: nobody has chosen them. */
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

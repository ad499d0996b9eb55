import {
  type CompiledModel,
  type Configuration,
  listedSteps,
  type QuestionId,
  type Selections,
  selectionsOf,
  type Visit,
} from '@gavel/core';
import { guideOf } from './guide-of.ts';

/**
 * A question that two people have answered differently in their versions of a house, with the title of each answer. A title is null if that
 * version has no answer to the question, or an answer that this configuration does not have.
 */
interface Difference {
  readonly questionId: QuestionId;
  readonly question: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/**
 * Returns whether the other person’s version of the house answers questions that this configuration does not have. This can happen if that
 * version has another house model or another web configuration.
 */
export function answersMore(configuration: Configuration, theirs: Selections): boolean {
  const { questions } = guideOf(configuration);
  return [...theirs.keys()].some((id) => !questions.has(id));
}

/**
 * Returns the questions that the other person has answered differently, in range order. The list contains questions that
 * are steps in this visit, and questions that only the other person has answered.
 */
export function differencesFrom(
  {
    configuration,
    compiled,
    visit,
  }: { readonly configuration: Configuration; readonly compiled: CompiledModel; readonly visit: Visit },
  theirs: Selections,
): readonly Difference[] {
  const { questions, answers } = guideOf(configuration);
  const mine = selectionsOf(compiled, visit);
  const listed = new Set(listedSteps(compiled, visit).map(({ questionId }) => questionId));
  const titleOf = (selections: Selections, id: QuestionId) => {
    const answerId = selections.get(id);
    return answerId === undefined ? null : (answers.get(answerId)?.title ?? null);
  };
  return [...questions.values()].flatMap(({ id, title }) => {
    const isDifferent = mine.get(id) !== theirs.get(id);
    const isSeen = listed.has(id) || (!mine.has(id) && theirs.has(id));
    return isDifferent && isSeen
      ? [{ questionId: id, question: title, mine: titleOf(mine, id), theirs: titleOf(theirs, id) }]
      : [];
  });
}

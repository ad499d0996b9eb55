import type { CompiledModel, Selections } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';

/** Throws `unknown-selection`, with the name of the field, if the model lacks one of these questions or answers. */
export function refuseUnknown({ model }: CompiledModel, selections: Selections): void {
  const questions = new Map(
    model.sections.flatMap((section) => section.questions.map((question) => [question.id, question] as const)),
  );
  for (const [questionId, answerId] of selections) {
    const field = `Answers.${questionId}`;
    const question = questions.get(questionId);
    if (!question) throw new AppError('unknown-selection', `There is no question ${questionId}`, { field });
    const isKnown = question.answers.some(({ id }) => id === answerId);
    if (!isKnown) throw new AppError('unknown-selection', `Question ${questionId} has no answer ${answerId}`, { field });
  }
}

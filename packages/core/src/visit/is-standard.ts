import type { QuestionId } from '../model/ids.ts';
import { defaultAmong } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import { questionWithId, selectedAnswer, type Visit, validAnswers } from './visit.ts';

/** Returns whether a question has the answer that it gets in a new visit with the same other answers. Throws for an unknown question. */
export function isStandard(compiled: CompiledModel, visit: Visit, questionId: QuestionId): boolean {
  const question = questionWithId(compiled, questionId);
  return defaultAmong(question, validAnswers(question, visit)) === selectedAnswer(compiled, visit, question.at);
}

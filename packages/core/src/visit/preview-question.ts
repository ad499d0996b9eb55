import type { AnswerId, QuestionId } from '../model/ids.ts';
import type { Ore } from '../model/money.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { type Change, choose } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import type { Visit } from './visit.ts';

/** What choosing an answer would do. */
export interface Preview {
  readonly accepted: boolean;
  /** Ordinary price after, replacements included, minus now; 0 when refused. */
  readonly priceDifference: Ore;
  readonly changes: readonly Change[];
}

/** A preview for every answer of a question, by answer id. Each is the real transaction, thrown away. */
export function previewQuestion(compiled: CompiledModel, visit: Visit, questionId: QuestionId): ReadonlyMap<AnswerId, Preview> {
  const answers = compiled.questions[compiled.questionAt.get(questionId) ?? NONE]?.answers ?? [];
  return new Map(
    answers.map(({ answer }) => {
      const { accepted, priceDifference, changes } = choose(compiled, visit, [{ questionId, answerId: answer.id }]);
      return [answer.id, { accepted, priceDifference, changes }];
    }),
  );
}

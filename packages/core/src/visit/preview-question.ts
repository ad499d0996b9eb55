import type { AnswerId, QuestionId } from '../model/ids.ts';
import type { QuestionAnswer } from '../model/model.ts';
import { type Ore, ore } from '../model/money.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { type Change, choose, type Transition } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import type { Visit } from './visit.ts';

/** What choosing an answer would do. */
export interface Preview {
  readonly accepted: boolean;
  /** Ordinary price after, replacements included, minus now; 0 when refused. */
  readonly priceDifference: Ore;
  readonly changes: readonly Change[];
  /** What other questions come to cost because of it, in range order; with the question's own they add up to `priceDifference`. */
  readonly company: readonly Company[];
  /** The visit after; as it is now when refused. */
  readonly visit: Visit;
}

/** A question that an answer brings a price along with: it is filled or replaced, or its own answer comes to cost something else. */
export interface Company {
  readonly questionId: QuestionId;
  /** Never 0. */
  readonly priceDifference: Ore;
}

/** A preview for every answer of a question, by answer id. Each is the real transaction, thrown away. */
export function previewQuestion(compiled: CompiledModel, visit: Visit, questionId: QuestionId): ReadonlyMap<AnswerId, Preview> {
  const answers = compiled.questions[compiled.questionAt.get(questionId) ?? NONE]?.answers ?? [];
  return new Map(
    answers.map(({ answer }) => {
      const picks = [{ questionId, answerId: answer.id }];
      return [answer.id, previewTransition(compiled, visit, picks, choose(compiled, visit, picks))];
    }),
  );
}

/** What a transaction would do that nobody has made yet. @param picks what it chooses, which is no company */
export function previewTransition(
  { questions }: CompiledModel,
  before: Visit,
  picks: readonly QuestionAnswer[],
  { accepted, priceDifference, changes, visit }: Transition,
): Preview {
  const picked = new Set(picks.map(({ questionId }) => questionId));
  const company = visit.prices.differingFrom(before.prices).flatMap((at) => {
    const questionId = questions[at]?.question.id;
    if (questionId === undefined || picked.has(questionId)) return [];
    return [{ questionId, priceDifference: ore(visit.prices.get(at) - before.prices.get(at)) }];
  });
  return { accepted, priceDifference, changes, company, visit };
}

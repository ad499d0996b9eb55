import type { AnswerId, QuestionId } from '../model/ids.ts';
import type { QuestionAnswer } from '../model/model.ts';
import { type Ore, ore } from '../model/money.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { type Change, choose, type Transition } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import type { Visit } from './visit.ts';

/** The effect of choosing an answer. */
export interface Preview {
  readonly accepted: boolean;
  /** The ordinary price after the choice and its replacements, minus the current ordinary price; 0 when the choice is refused. */
  readonly priceDifference: Ore;
  readonly changes: readonly Change[];
  /**
   * The price changes of the questions without a pick, in range order. Together with the price changes of the picked questions, they add up
   * to `priceDifference`.
   */
  readonly repriced: readonly RepricedQuestion[];
  /** The visit after the choice; the current visit when the choice is refused. */
  readonly visit: Visit;
}

/** Another question whose price changes with the choice: its answer changes, or the price of its answer. */
export interface RepricedQuestion {
  readonly questionId: QuestionId;
  /** The change of the question's price; never 0. */
  readonly priceDifference: Ore;
}

/**
 * Returns a preview for every answer of a question, by answer id. For each preview it makes a real transaction and discards the new visit.
 */
export function previewQuestion(compiled: CompiledModel, visit: Visit, questionId: QuestionId): ReadonlyMap<AnswerId, Preview> {
  const answers = compiled.questions[compiled.questionAt.get(questionId) ?? NONE]?.answers ?? [];
  return new Map(
    answers.map(({ answer }) => {
      const picks = [{ questionId, answerId: answer.id }];
      return [answer.id, previewTransition(compiled, visit, picks, choose(compiled, visit, picks))];
    }),
  );
}

/**
 * Returns the effect of a transaction as a preview.
 * @param picks the chosen answers; their questions are left out of `repriced`
 */
export function previewTransition(
  { questions }: CompiledModel,
  before: Visit,
  picks: readonly QuestionAnswer[],
  { accepted, priceDifference, changes, visit }: Transition,
): Preview {
  const picked = new Set(picks.map(({ questionId }) => questionId));
  const repriced = visit.prices.differingFrom(before.prices).flatMap((at) => {
    const questionId = questions[at]?.question.id;
    if (questionId === undefined || picked.has(questionId)) return [];
    return [{ questionId, priceDifference: ore(visit.prices.get(at) - before.prices.get(at)) }];
  });
  return { accepted, priceDifference, changes, repriced, visit };
}

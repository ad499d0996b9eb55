import type { AnswerId, QuestionId } from '../model/ids.ts';
import { type Ore, ore } from '../model/money.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { startVisit } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import { priceOfQuestion, selectedAnswer, selectionsOf, type Visit } from './visit.ts';

/**
 * A visit that was carried over to a newer model of its house or to another house, with the changes. The lists are in the old model's
 * order.
 */
export interface CarriedVisit {
  readonly visit: Visit;
  /** Earlier answers that the new model does not offer, for example because it does not have their question. */
  readonly gone: readonly GoneAnswer[];
  /** Earlier answers that the new model still offers, but that are not valid with the other answers. */
  readonly replaced: readonly ReplacedAnswer[];
  /** Answers that stay but whose price changes. */
  readonly repriced: readonly RepricedAnswer[];
  /** The change of the house's price without answers: the new price minus the old price. */
  readonly housePriceDifference: Ore;
  /** The change of the ordinary price: the new price minus the old price. */
  readonly priceDifference: Ore;
}

/** An answer that the new model does not offer. Its titles are from the old model, because the new model may not have them. */
export interface GoneAnswer {
  readonly questionId: QuestionId;
  readonly questionTitle: string;
  readonly answerId: AnswerId;
  readonly answerTitle: string;
  /** The new answer of the question; null: the question does not exist any more, or it has no answer. */
  readonly replacedBy: AnswerId | null;
}

export interface ReplacedAnswer {
  readonly questionId: QuestionId;
  /** Answer ids; null: no answer. */
  readonly from: AnswerId;
  readonly to: AnswerId | null;
}

export interface RepricedAnswer {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
  readonly before: Ore;
  readonly after: Ore;
}

/** Carries a visit over from one model to another by question and answer ids. New questions get their defaults. */
export function carryOver(from: { readonly compiled: CompiledModel; readonly visit: Visit }, to: CompiledModel): CarriedVisit {
  const { visit } = startVisit(to, selectionsOf(from.compiled, from.visit));
  const after = selectionsOf(to, visit);
  const chosen = from.compiled.questions.flatMap(({ at, question }) => {
    const selected = selectedAnswer(from.compiled, from.visit, at);
    return selected ? [{ question, answer: selected.answer, now: after.get(question.id) ?? null }] : [];
  });
  const lost = chosen.filter(({ answer, now }) => answer.id !== now);
  const kept = chosen.filter(({ answer, now }) => answer.id === now);

  return {
    visit,
    gone: lost
      .filter(({ question, answer }) => !offers(to, question.id, answer.id))
      .map(({ question, answer, now }) => ({
        questionId: question.id,
        questionTitle: question.title,
        answerId: answer.id,
        answerTitle: answer.title,
        replacedBy: now,
      })),
    replaced: lost
      .filter(({ question, answer }) => offers(to, question.id, answer.id))
      .map(({ question, answer, now }) => ({ questionId: question.id, from: answer.id, to: now })),
    repriced: kept
      .map(({ question, answer }) => ({
        questionId: question.id,
        answerId: answer.id,
        before: priceOfQuestion(from.compiled, from.visit, question.id),
        after: priceOfQuestion(to, visit, question.id),
      }))
      .filter(({ before, after }) => before !== after),
    housePriceDifference: ore(to.model.housePrice - from.compiled.model.housePrice),
    priceDifference: ore(visit.ordinaryPrice - from.visit.ordinaryPrice),
  };
}

function offers({ questions, questionAt }: CompiledModel, questionId: QuestionId, answerId: AnswerId): boolean {
  return questions[questionAt.get(questionId) ?? NONE]?.answers.some(({ answer }) => answer.id === answerId) ?? false;
}

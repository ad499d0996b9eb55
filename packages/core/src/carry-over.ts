import { type Change, startVisit } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import { type Ore, ore } from './money.ts';
import { priceOfQuestion, questionWithId, selectionsOf, type Visit } from './visit.ts';

/** A visit carried to another version of its model, or to another house, and what that did to it. */
export interface CarriedVisit {
  readonly visit: Visit;
  /** Chosen before, but the new model does not offer it (or the whole question). */
  readonly gone: readonly GoneAnswer[];
  /** Chosen before and still offered, but no longer valid together with the rest. */
  readonly replaced: readonly Change[];
  /** The same answer at another price. */
  readonly repriced: readonly RepricedAnswer[];
  /** The house alone, after minus before. */
  readonly housePriceDifference: Ore;
  /** The ordinary price, after minus before. */
  readonly priceDifference: Ore;
}

/** Titles are the old model's, because the new one may not have them. */
export interface GoneAnswer {
  readonly questionId: number;
  readonly questionTitle: string;
  readonly answerId: number;
  readonly answerTitle: string;
  /** What stands instead when the question is still there. */
  readonly replacedBy: number | null;
}

export interface RepricedAnswer {
  readonly questionId: number;
  readonly answerId: number;
  readonly before: Ore;
  readonly after: Ore;
}

/** Carries a visit from one model to another by question and answer ids. New questions get their defaults. */
export function carryOver(from: { readonly compiled: CompiledModel; readonly visit: Visit }, to: CompiledModel): CarriedVisit {
  const before = selectionsOf(from.compiled, from.visit);
  const { visit, changes } = startVisit(to, before);
  const after = selectionsOf(to, visit);
  const stays = Object.entries(before).map(([questionId, answerId]) => ({ questionId: Number(questionId), answerId }));
  const isOffered = ({ questionId, answerId }: { questionId: number; answerId: number }) =>
    to.questions[to.questionAt.get(questionId) ?? -1]?.answers.some(({ answer }) => answer.id === answerId) ?? false;

  return {
    visit,
    gone: stays
      .filter((pair) => !isOffered(pair))
      .map(({ questionId, answerId }) => {
        const { question } = questionWithId(from.compiled, questionId);
        const answerTitle = question.answers.find(({ id }) => id === answerId)?.title ?? '';
        return { questionId, questionTitle: question.title, answerId, answerTitle, replacedBy: after[questionId] ?? null };
      }),
    replaced: changes.filter(({ questionId, from: old }) => old !== null && isOffered({ questionId, answerId: old })),
    repriced: stays
      .filter(({ questionId, answerId }) => after[questionId] === answerId)
      .flatMap(({ questionId, answerId }) => {
        const prices = {
          before: priceOfQuestion(from.compiled, from.visit, questionId),
          after: priceOfQuestion(to, visit, questionId),
        };
        return prices.before === prices.after ? [] : [{ questionId, answerId, ...prices }];
      }),
    housePriceDifference: ore(to.model.housePrice - from.compiled.model.housePrice),
    priceDifference: ore(visit.ordinaryPrice - from.visit.ordinaryPrice),
  };
}

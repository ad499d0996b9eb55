import type { Model } from '../model/model.ts';
import { choose, startVisit, type Transition } from '../visit/choose.ts';
import { type CompiledModel, compileModel } from '../visit/compile-model.ts';
import { listSections } from '../visit/list-sections.ts';
import { priceOfQuestion, selectionsOf, type Visit } from '../visit/visit.ts';
import { picks } from './a-model.ts';

/** The state of a visit after some clicks in a test. */
export interface Play {
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  /** The selections as plain numbers, for comparisons. */
  readonly selections: Readonly<Record<number, number>>;
  /** The last transaction; without clicks, the start of the visit. */
  readonly last: Transition;
}

/** Starts a visit with default answers and makes each record of picks one transaction: `play(model, { 11: 112 }, { 12: 121 })`. */
export function play(model: Model, ...clicks: readonly Readonly<Record<number, number>>[]): Play {
  const compiled = compileModel(model);
  const last = clicks.reduce((before, click) => choose(compiled, before.visit, picks(click)), startVisit(compiled));
  return { compiled, visit: last.visit, selections: Object.fromEntries(selectionsOf(compiled, last.visit)), last };
}

/** Returns the selections, listed sections and prices of a visit, so that tests can compare two visits with different internals. */
export function stateOf(compiled: CompiledModel, visit: Visit): object {
  return {
    selections: selectionsOf(compiled, visit),
    sections: listSections(compiled, visit),
    prices: compiled.questions.map(({ question }) => priceOfQuestion(compiled, visit, question.id)),
    ordinaryPrice: visit.ordinaryPrice,
    accessoryPrice: visit.accessoryPrice,
  };
}

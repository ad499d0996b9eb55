import type { AnswerId, QuestionId } from '@gavel/core';
import { type CompiledModel, NONE, type Rule } from '@gavel/core/compiled';
import type { RangePart } from '@gavel/range/model';
import { never, type Obligation } from '../obligations/obligation.ts';
import { neededFor, questionsIn } from './dependencies.ts';
import type { HouseSearch } from './house-search.ts';
import type { HouseUnderProof } from './house-under-proof.ts';
import { type State, simulateVisits } from './simulate-visits.ts';

/** The result for an obligation (a statement to prove): a state in which its rule is true, or null if no visit can reach one. */
export interface Decided {
  readonly obligation: Obligation;
  readonly position: number;
  readonly state: State | null;
}

/**
 * Decides for every obligation that the proof covers whether a state exists in which its rule is true. Random visits find most of these
 * states; the solver decides the rest.
 */
export function decideHouse(
  underProof: HouseUnderProof,
  obligations: readonly Obligation[],
  search: () => HouseSearch,
  random: () => number,
): Decided[] {
  const { compiled, kinds, dependencies } = underProof;
  const open = obligations
    .map((obligation, position) => ({ obligation, position }))
    .filter(({ obligation: { state, part } }) =>
      isAsked(underProof, [...questionsIn(state, compiled), ...ownQuestion(part, compiled)]),
    );
  const rules = open.map(({ obligation }) => obligation.state);
  const states = simulateVisits(compiled, kinds, rules, random, orderFor(underProof, rules));
  for (const at of byLastQuestion(rules, compiled)) states[at] ??= decide(rules[at] ?? never, compiled, search);
  return open.map(({ obligation, position }, index) => {
    const state = states[index] ?? null;
    if (!state || obligation.must === 'reached') return { obligation, position, state };
    // Such a state is a counterexample. Keep only the answers on which the rule of the obligation depends.
    const needed = neededFor(questionsIn(obligation.state, compiled), dependencies);
    return { obligation, position, state: { ...state, answers: state.answers.map((one, at) => (needed.has(at) ? one : NONE)) } };
  });
}

/**
 * Returns the question to which a part of the range belongs, if the part is a question, an answer or the rule of one; otherwise an empty
 * list. With it, a proof of only the changed questions also covers an obligation about a changed question whose rule reads only other
 * questions. An obligation about a price needs no own question, because its rule always reads the question of the price.
 */
function ownQuestion({ kind, id }: RangePart, { questionAt, answerAt, answers }: CompiledModel): readonly number[] {
  if (kind === 'question' || kind === 'questionRule') return [questionAt.get(id as QuestionId) ?? NONE];
  if (kind !== 'answer' && kind !== 'answerRule') return [];
  return [answers[answerAt.get(id as AnswerId) ?? NONE]?.question ?? NONE];
}

/**
 * Sorts the rules by the last question that they read, in the order of dependencies. So the formula stays small at first, and the search
 * adds later questions, which cost time, only when a rule needs them.
 */
function byLastQuestion(rules: readonly Rule[], compiled: CompiledModel): number[] {
  const last = rules.map((rule) => Math.max(0, ...questionsIn(rule, compiled).map((at) => compiled.questions[at]?.rank ?? 0)));
  return [...rules.keys()].sort((one, other) => (last[one] ?? 0) - (last[other] ?? 0));
}

/**
 * Returns whether the proof covers a statement that reads these questions. If `changed` is null, it covers every statement. Otherwise one
 * of these questions, or of those on which they depend, must have changed.
 */
export function isAsked({ changed, dependencies }: HouseUnderProof, read: readonly number[]): boolean {
  return changed === null || [...neededFor(read, dependencies)].some((at) => changed.has(at));
}

/**
 * Returns, in the order of dependencies, the questions to which random visits give answers: all questions, or only those on which these
 * rules depend if the proof covers only changed questions.
 */
function orderFor({ compiled, changed, dependencies }: HouseUnderProof, rules: readonly Rule[]): Int32Array {
  if (changed === null) return compiled.order;
  const needed = neededFor(
    rules.flatMap((rule) => questionsIn(rule, compiled)),
    dependencies,
  );
  return compiled.order.filter((at) => needed.has(at));
}

/** Returns a state in which a rule is true; null: no visit can reach such a state. Uses only the solver, no random visits. */
export function decide(rule: Rule, compiled: CompiledModel, search: () => HouseSearch): State | null {
  if (rule === never) return null;
  return search().find([search().encoded.literalOf(rule)], questionsIn(rule, compiled));
}

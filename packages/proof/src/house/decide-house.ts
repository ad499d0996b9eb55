import { type CompiledModel, NONE, type Rule } from '@gavel/core/compiled';
import { never, type Obligation } from '../obligations/obligation.ts';
import { neededFor, questionsIn } from './dependencies.ts';
import type { HouseSearch } from './house-search.ts';
import type { HouseUnderProof } from './house-under-proof.ts';
import { type State, simulateVisits } from './simulate-visits.ts';

/** What is known of an obligation: a state in which its rule holds, or null where no visit comes to one. */
export interface Decided {
  readonly obligation: Obligation;
  readonly position: number;
  readonly state: State | null;
}

/** Decides for every obligation whether a state with its rule exists: random visits show most of them, the solver answers the rest. */
export function decideHouse(
  underProof: HouseUnderProof,
  obligations: readonly Obligation[],
  search: () => HouseSearch,
  random: () => number,
): Decided[] {
  const { compiled, kinds, dependencies } = underProof;
  const open = obligations
    .map((obligation, position) => ({ obligation, position }))
    .filter(({ obligation }) => isAsked(underProof, questionsIn(obligation.state, compiled)));
  const rules = open.map(({ obligation }) => obligation.state);
  const states = simulateVisits(compiled, kinds, rules, random, orderFor(underProof, rules));
  for (const at of byLastQuestion(rules, compiled)) states[at] ??= decide(rules[at] ?? never, compiled, search);
  return open.map(({ obligation, position }, index) => {
    const state = states[index] ?? null;
    if (!state || obligation.must === 'reached') return { obligation, position, state };
    // Of a counterexample only what matters is kept.
    const needed = neededFor(questionsIn(obligation.state, compiled), dependencies);
    return { obligation, position, state: { ...state, answers: state.answers.map((one, at) => (needed.has(at) ? one : NONE)) } };
  });
}

/** So that the formula grows with what is asked: whatever comes later in the order of dependencies only costs time. */
function byLastQuestion(rules: readonly Rule[], compiled: CompiledModel): number[] {
  const last = rules.map((rule) => Math.max(0, ...questionsIn(rule, compiled).map((at) => compiled.questions[at]?.rank ?? 0)));
  return [...rules.keys()].sort((one, other) => (last[one] ?? 0) - (last[other] ?? 0));
}

/** Whether what these questions decide depends on one that has changed. */
export function isAsked({ changed, dependencies }: HouseUnderProof, read: readonly number[]): boolean {
  return changed === null || [...neededFor(read, dependencies)].some((at) => changed.has(at));
}

/** The questions that some of the rules depend on, in the order of dependencies. */
function orderFor({ compiled, changed, dependencies }: HouseUnderProof, rules: readonly Rule[]): Int32Array {
  if (changed === null) return compiled.order;
  const needed = neededFor(
    rules.flatMap((rule) => questionsIn(rule, compiled)),
    dependencies,
  );
  return compiled.order.filter((at) => needed.has(at));
}

/** The solver's own answer. */
export function decide(rule: Rule, compiled: CompiledModel, search: () => HouseSearch): State | null {
  if (rule === never) return null;
  return search().find([search().encoded.literalOf(rule)], questionsIn(rule, compiled));
}

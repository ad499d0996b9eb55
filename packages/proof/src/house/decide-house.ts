import { type CompiledModel, NONE } from '@gavel/core/compiled';
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
  { compiled, kinds, dependencies }: HouseUnderProof,
  obligations: readonly Obligation[],
  search: () => HouseSearch,
  random: () => number,
): Decided[] {
  const rules = obligations.map(({ state }) => state);
  const met = simulateVisits(compiled, kinds, rules, random);
  return obligations.map((obligation, position) => {
    const state = met[position];
    if (!state) return { obligation, position, state: decide(obligation.state, compiled, search) };
    if (obligation.must === 'reached') return { obligation, position, state };
    // Of a counterexample only what matters is kept.
    const needed = neededFor(questionsIn(obligation.state, compiled), dependencies);
    return { obligation, position, state: { ...state, answers: state.answers.map((one, at) => (needed.has(at) ? one : NONE)) } };
  });
}

/** The solver's own answer. */
export function decide(rule: Obligation['state'], compiled: CompiledModel, search: () => HouseSearch): State | null {
  if (rule === never) return null;
  return search().find([search().encoded.literalOf(rule)], questionsIn(rule, compiled));
}

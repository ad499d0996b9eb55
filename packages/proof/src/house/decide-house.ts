import { startVisit } from '@gavel/core';
import { NONE, type Rule } from '@gavel/core/compiled';
import type { Literal } from '../logic/clauses.ts';
import { Solver } from '../logic/solver.ts';
import { never, type Obligation } from '../obligations/obligation.ts';
import { dependenciesOf, questionsIn } from './dependencies.ts';
import { type EncodedHouse, encodeHouse, literalAt } from './encode-house.ts';
import type { HouseUnderProof } from './house-under-proof.ts';
import { type State, simulateVisits } from './simulate-visits.ts';

/** What is known of an obligation: a state in which its rule holds, or null where no visit comes to one. */
export interface Decided {
  readonly obligation: Obligation;
  readonly position: number;
  readonly state: State | null;
}

/**
 * Decides for every obligation whether a state with its rule exists: random visits show most of them, the solver answers the rest.
 * @param mayStayEmpty see `encodeHouse`
 */
export function decideHouse(
  underProof: HouseUnderProof,
  obligations: readonly Obligation[],
  random: () => number,
  mayStayEmpty: ReadonlySet<number> = new Set(),
): Decided[] {
  const { compiled, kinds } = underProof;
  const rules = obligations.map(({ state }) => state);
  const met = simulateVisits(compiled, kinds, rules, random);
  const dependencies = dependenciesOf(compiled);
  const search = newSearch(underProof, mayStayEmpty);
  return obligations.map((obligation, position) => {
    const state = met[position];
    if (state && obligation.must === 'reached') return { obligation, position, state };
    const needed = new Set(questionsIn(obligation.state, compiled).flatMap((at) => [...(dependencies[at] ?? [])]));
    // Of a state that was met only what matters is kept, so that an example gets no clicks for nothing.
    const kept = state && { ...state, answers: state.answers.map((answer, at) => (needed.has(at) ? answer : NONE)) };
    return { obligation, position, state: kept ?? search(obligation, needed) };
  });
}

/** Makes the formula when it is first needed. */
function newSearch(underProof: HouseUnderProof, mayStayEmpty: ReadonlySet<number>) {
  let search: Search | null = null;
  return ({ state }: Obligation, needed: ReadonlySet<number>): State | null => {
    if (state === never) return null;
    search ??= new Search(underProof, mayStayEmpty);
    return search.find(state, needed);
  };
}

class Search {
  private readonly underProof: HouseUnderProof;
  private readonly encoded: EncodedHouse;
  private readonly solver = new Solver();
  /** Question → its answers in the order in which they are tried: that of the start first. */
  private readonly tried: readonly (readonly Literal[])[];
  private added = 0;

  constructor(underProof: HouseUnderProof, mayStayEmpty: ReadonlySet<number>) {
    const { compiled, kinds } = underProof;
    this.underProof = underProof;
    this.encoded = encodeHouse(compiled, kinds, mayStayEmpty);
    const { visit } = startVisit(compiled);
    this.tried = compiled.questions.map(({ at, answers }) =>
      answers
        .toSorted((one, other) => Number(other.at === visit.answers.get(at)) - Number(one.at === visit.answers.get(at)))
        .map((answer) => literalAt(this.encoded.chosen, answer.at)),
    );
  }

  /**
   * A state in which the rule holds; null where there is none.
   * @param needed the questions that decide it: all others can be answered somehow, whatever these are
   */
  find(rule: Rule, needed: ReadonlySet<number>): State | null {
    const { compiled } = this.underProof;
    const literal = this.encoded.literalOf(rule);
    const { list } = this.encoded.clauses;
    this.solver.add(list.slice(this.added));
    this.added = list.length;
    const cone = [...compiled.order].filter((at) => needed.has(at));
    const decide = [...this.encoded.kinds, ...cone.flatMap((at) => this.tried[at] ?? [])];
    if (!this.solver.solve([literal], { decide })) return null;
    const answers = compiled.questions.map((question) => {
      if (!needed.has(question.at)) return NONE;
      return question.answers.find(({ at }) => this.solver.isTrue(literalAt(this.encoded.chosen, at)))?.at ?? NONE;
    });
    return {
      kind: this.encoded.kinds.findIndex((kind) => this.solver.isTrue(kind)),
      answers: Int32Array.from(answers),
    };
  }
}

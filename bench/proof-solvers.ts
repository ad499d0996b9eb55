import type { Rule } from '@gavel/core/compiled';
import MiniSat from 'logic-solver/minisat_wrapper.js';
// Import these parts from inside the package, because no code except this comparison needs them.
import { decideHouse } from '../packages/proof/src/house/decide-house.ts';
import { HouseSearch } from '../packages/proof/src/house/house-search.ts';
import type { HouseUnderProof } from '../packages/proof/src/house/house-under-proof.ts';
import { simulateVisits } from '../packages/proof/src/house/simulate-visits.ts';
import { seededRandom } from '../packages/proof/src/logic/seeded-random.ts';
import { neverStuck } from '../packages/proof/src/obligations/never-stuck.ts';
import { nothingDead } from '../packages/proof/src/obligations/nothing-dead.ts';
import { never, type Obligation } from '../packages/proof/src/obligations/obligation.ts';
import { pricesUsed } from '../packages/proof/src/obligations/priced.ts';

/** Returns the obligations of a house's rules: the statements that a proof must decide. */
export function obligationsOf({ compiled, house }: HouseUnderProof): Obligation[] {
  return [...neverStuck(compiled), ...nothingDead(compiled), ...pricesUsed(compiled, house.id)];
}

/**
 * Returns for each obligation whether a visit can reach the state that the obligation describes. Tries random visits first, then our
 * solver.
 */
export function byUs(house: HouseUnderProof, obligations: readonly Obligation[]): boolean[] {
  let search: HouseSearch | null = null;
  const searching = () => {
    search ??= new HouseSearch(house);
    return search;
  };
  return decideHouse(house, obligations, searching, seededRandom(1)).map(({ state }) => state !== null);
}

/** Returns the same results as `byUs`, but uses MiniSat instead of our solver, after the same random visits. */
export function byMiniSat(house: HouseUnderProof, obligations: readonly Obligation[]): boolean[] {
  const rules = obligations.map(({ state }) => state);
  const met = simulateVisits(house.compiled, house.kinds, rules, seededRandom(1));
  const { encoded } = new HouseSearch(house);
  const { clauses, literalOf } = encoded;
  encoded.constrain(house.compiled.questions.keys());
  const isOpen = (rule: Rule, at: number) => !met[at] && rule !== never;
  // MiniSat accepts only variables as assumptions, and must know all of them before its first search.
  const assumed = rules.map((rule, at) => {
    if (!isOpen(rule, at)) return 0;
    const variable = clauses.newVariable();
    clauses.add([-variable, literalOf(rule)]);
    return variable;
  });
  if (assumed.every((variable) => variable === 0)) return rules.map((rule) => rule !== never);
  const solver = new MiniSat();
  solver.ensureVar(clauses.variables);
  for (const clause of clauses.list) solver.addClause(clause);
  return rules.map((rule, at) => (isOpen(rule, at) ? solver.solveAssuming(assumed[at] ?? 0) : rule !== never));
}

import { seededRandom } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import type { Clause, Literal } from './clauses.ts';
import { Solver } from './solver.ts';

const VARIABLES = 12;

/** Returns random clauses of three literals, at the ratio where half of all formulas have a solution. */
function randomFormula(seed: number): Clause[] {
  const random = seededRandom(seed);
  const literal = () => (1 + Math.floor(random() * VARIABLES)) * (random() < 0.5 ? 1 : -1);
  return Array.from({ length: Math.round(VARIABLES * 4.3) }, () => [literal(), literal(), literal()]);
}

function holdsIn(assignment: number, clause: Clause): boolean {
  return clause.some((literal) => ((assignment >> (Math.abs(literal) - 1)) & 1) === (literal > 0 ? 1 : 0));
}

function hasSolution(clauses: readonly Clause[]): boolean {
  for (let assignment = 0; assignment < 1 << VARIABLES; assignment += 1)
    if (clauses.every((clause) => holdsIn(assignment, clause))) return true;
  return false;
}

test('with and without assumptions, the solver finds a solution exactly if one exists, and its solutions fulfil all clauses', () => {
  let satisfied = 0;
  for (let seed = 1; seed <= 150; seed += 1) {
    const clauses = randomFormula(seed);
    const solver = new Solver();
    solver.add(clauses);
    for (const assumptions of [[], [1], [-2, 3], [4, -5, 6], []] as Literal[][]) {
      const found = solver.solve(assumptions);
      expect(found).toBe(hasSolution([...clauses, ...assumptions.map((literal) => [literal])]));
      if (!found) continue;
      satisfied += 1;
      for (const clause of [...clauses, ...assumptions.map((literal) => [literal])])
        expect(clause.some((literal) => solver.isTrue(literal))).toBe(true);
    }
  }
  expect(satisfied).toBeGreaterThan(100);
});

test('the solver proves that seven pigeons do not fit into six holes', () => {
  const [pigeons, holes] = [7, 6];
  const place = (pigeon: number, hole: number) => pigeon * holes + hole + 1;
  const clauses: Clause[] = [];
  for (let pigeon = 0; pigeon < pigeons; pigeon += 1)
    clauses.push(Array.from({ length: holes }, (_, hole) => place(pigeon, hole)));
  for (let hole = 0; hole < holes; hole += 1)
    for (let one = 0; one < pigeons; one += 1)
      for (let other = 0; other < one; other += 1) clauses.push([-place(one, hole), -place(other, hole)]);
  const solver = new Solver();
  solver.add(clauses);
  expect(solver.solve([])).toBe(false);
  expect(solver.solve([place(0, 0)])).toBe(false);
});

test('the solver first tries the preferred value of a variable, and accepts new clauses between calls of solve', () => {
  const solver = new Solver();
  solver.prefer(3);
  solver.add([[1, 2, 3]]);
  expect(solver.solve([])).toBe(true);
  expect([1, 2, 3].map((literal) => solver.isTrue(literal))).toEqual([false, false, true]);
  solver.add([[-3], [-1]]);
  expect(solver.solve([])).toBe(true);
  expect(solver.isTrue(2)).toBe(true);
  solver.add([[-2]]);
  expect(solver.solve([])).toBe(false);
});

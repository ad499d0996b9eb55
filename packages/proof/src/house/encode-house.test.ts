import { randomModel } from '@gavel/core/testing';
import { expect, inject, test } from 'vitest';
import { seededRandom } from '../logic/seeded-random.ts';
import { modelUnderProof, reachableByClicks, solutionsOf } from '../testing/index.ts';
import { proveHouse } from './prove-house.ts';

/** The number of random ranges to compare, among those in which every shown question always has a chosen answer. */
const ENOUGH = inject('propertyDepth') === 'full' ? 2000 : 200;

test('if every shown question always has a chosen answer, the formula’s solutions are exactly the states that clicks reach, and the core accepts all valid clicks', () => {
  let [proven, states, differing] = [0, 0, 0];
  for (let seed = 1; proven < ENOUGH; seed += 1) {
    const shape = { sections: 1, questionsPerSection: 4 + (seed % 2), answersPerQuestion: 3, freeAnswers: seed % 3, rules: 0.8 };
    const house = modelUnderProof(randomModel(seed, shape), ['Umeå', 'Lund', 'Habo']);
    const reached = reachableByClicks(house);
    const solutions = solutionsOf(house);
    if (!proveHouse(house, seededRandom(seed)).isExact) {
      if (solutions.symmetricDifference(reached.states).size > 0) differing += 1;
      continue;
    }
    proven += 1;
    states += solutions.size;
    expect(reached.refused).toBe(0);
    expect(solutions.symmetricDifference(reached.states)).toEqual(new Set());
  }
  expect(states).toBeGreaterThan(3000);
  // In some other random ranges, a visit can show a question without a chosen answer. In at least one of these ranges, the solutions must
  // differ from the states that clicks reach. Otherwise the equality above could be an accident of small ranges.
  expect(differing).toBeGreaterThan(0);
});

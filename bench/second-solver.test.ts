import { randomModel } from '@gavel/core/testing';
import { expect, inject, test } from 'vitest';
import { modelUnderProof } from '../packages/proof/src/testing/index.ts';
import { byMiniSat, byUs, obligationsOf } from './proof-solvers.ts';
import { syntheticModel } from './synthetic-house.ts';

const HOUSES = inject('propertyDepth') === 'full' ? 60 : 6;

test('MiniSat and our solver agree on every obligation (a statement that a proof must decide), on random houses and on a large house', () => {
  const random = Array.from({ length: HOUSES }, (_, seed) => randomModel(seed, { sections: 6, freeAnswers: 1 + (seed % 2) }));
  let impossible = 0;
  for (const model of [...random, syntheticModel(3, 1)]) {
    const house = modelUnderProof(model, ['Umeå', 'Lund']);
    const obligations = obligationsOf(house);
    const ours = byUs(house, obligations);
    expect(byMiniSat(house, obligations)).toEqual(ours);
    impossible += ours.filter((exists) => !exists).length;
  }
  expect(impossible).toBeGreaterThan(50);
});

import { expect, test } from 'vitest';
import { aPlan } from '../testing/a-plan.ts';
import { coveredGround } from './covered-ground.ts';
import type { Features } from './house-plan.ts';

/** Returns the parts of the ground that a house with a large terrace and these features covers. */
function partsOf(features: Features): readonly string[] {
  const terrace = { at: 6000, small: [4000, 3000], large: [10_000, 3600] } as const;
  const plan = { ...aPlan(), terrace, features: { deck: { terrace: 'large' as const }, over: features } };
  return coveredGround(plan, ['deck', 'over']).map(({ part }) => part);
}

test('a roof or a conservatory over the terrace counts as covered ground, and an awning or a pergola does not', () => {
  expect(partsOf({ terraceRoof: 'roof', shows: { shelter: 'roof' } })).toEqual(['walls', 'terraceRoof']);
  expect(partsOf({ terraceRoof: 'conservatory', shows: { shelter: 'glazed' } })).toEqual(['walls', 'terraceRoof']);
  expect(partsOf({ terraceRoof: 'roof', shows: { shelter: 'awning' } })).toEqual(['walls']);
  expect(partsOf({ terraceRoof: 'pergola', shows: { shelter: 'pergola' } })).toEqual(['walls']);
});

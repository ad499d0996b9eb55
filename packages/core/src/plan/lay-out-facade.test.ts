import { expect, test } from 'vitest';
import { aPlan } from '../testing/a-plan.ts';
import type { HousePlan } from './house-plan.ts';
import { type FacadeBuilding, layOutFacade } from './lay-out-facade.ts';

const sides = ['front', 'back', 'left', 'right'] as const;

const building: FacadeBuilding = {
  type: 'oneStorey',
  roof: 'sadeltak',
  roofPitch: 45,
  wallHeight: 3,
  doorAt: 0.5,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
  garageDoors: 0,
};
const deep: HousePlan = { ...aPlan(), length: 8000, depth: 12_000 };

test.each<[string, HousePlan, Partial<FacadeBuilding>, number]>([
  ['a house', aPlan(), {}, 4000],
  ['a house that is deeper than long', deep, { width: 8, depth: 12 }, 6000],
  ['a side building with its gable at the front', deep, { type: 'sideBuilding', width: 8, depth: 12 }, 4000],
  ['a garage', aPlan(), { type: 'sideBuilding', garageDoors: 2 }, 6000],
  ['a hipped roof', aPlan(), { roof: 'valmat' }, 4000],
  ['a hipped roof over a house that is deeper than long', deep, { roof: 'valmat', width: 8, depth: 12 }, 4000],
  ['a lean-to roof', aPlan(), { roof: 'pulpet' }, 8000],
])('all elevations of %s show the same ridge', (_, plan, changes, rise) => {
  const ridges = sides.map((side) => Math.round(-layOutFacade(plan, { ...building, ...changes }, side, []).ridge));
  expect(ridges).toEqual(sides.map(() => 3000 + rise));
});

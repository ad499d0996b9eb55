import { expect, test } from 'vitest';
import { aPlan } from '../testing/a-plan.ts';
import { type HousePlan, sides } from './house-plan.ts';
import { type FacadeBuilding, layOutFacade } from './lay-out-facade.ts';
import { layOutStorey } from './lay-out-storey.ts';

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

test.each(sides)('a door at the %s has the same place in the elevation as in the floor plan', (side) => {
  const plan: HousePlan = { ...aPlan(), door: { side, at: 2000 } };
  const entrance = layOutStorey(plan, 0, []).ways.find(({ kind }) => kind === 'entrance');
  const middles = { front: [2000, 7800], back: [10_000, 200], left: [200, 2000], right: [11_800, 6000] };
  const { x, y, width, height } = entrance?.gap ?? { x: 0, y: 0, width: 0, height: 0 };
  expect([x + width / 2, y + height / 2]).toEqual(middles[side]);
  expect(sides.map((one) => layOutFacade(plan, building, one, []).door)).toEqual(
    sides.map((one) => (one === side ? 2000 : null)),
  );
});

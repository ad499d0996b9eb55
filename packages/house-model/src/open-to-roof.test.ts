import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { formOf, underRoof } from './form.ts';
import type { Vector } from './geometry/vector.ts';
import { writeIfc } from './ifc/index.ts';
import { modelHouse } from './model-house.ts';
import { ceilingOver } from './open-to-roof.ts';
import { distanceAlong, openEdges } from './testing/measure-mesh.ts';

const building: FacadeBuilding = {
  type: 'oneStorey',
  roof: 'sadeltak',
  roofPitch: 30,
  wallHeight: 2.8,
  doorAt: 0.5,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};

/** A house with a living room in its left half and a bedroom in its right half. */
const plan: HousePlan = {
  ...aPlan(),
  storeys: [
    {
      name: 'Plan',
      height: 2400,
      x: [6000],
      y: [],
      map: ['VS'],
      rooms: { V: { kind: 'living', name: 'Vardagsrum' }, S: { kind: 'bedroom', name: 'Sovrum' } },
      joins: {},
      links: ['V-S y3000'],
    },
  ],
  features: { nock: { shows: { openUp: 'ridge' } }, loft: { shows: { loft: 'ladder' } } },
};
const [FLOOR, CEILING, RIDGE] = [0.15, 2.55, 2.8 + 4 * Math.tan(Math.PI / 6)];
const UP: Vector = [0, 1, 0];

/** Returns the height over the ground of the first surface above a person's head at a place (x, z), m. */
function heightOver([x, z]: readonly [number, number], answers: readonly string[]): number {
  const { parts } = modelHouse(plan, building, answers, { kind: 'inside', storey: 0 });
  const far = distanceAlong(
    [x, FLOOR + 1.9, z],
    UP,
    parts.map(({ mesh }) => mesh),
  );
  return FLOOR + 1.9 + (far ?? Number.NaN);
}

test('a living room that is open to the ridge has the roof as its ceiling, and the bedroom keeps its own ceiling', () => {
  expect(heightOver([3, 4.01], [])).toBeCloseTo(CEILING, 2);
  expect(heightOver([3, 4.01], ['nock'])).toBeGreaterThan(RIDGE - 0.25);
  expect(heightOver([9, 4.01], ['nock'])).toBeCloseTo(CEILING, 2);
});

test('the walls beside a room that is open to the ridge reach the roof, also over a door', () => {
  const { parts } = modelHouse(plan, building, ['nock'], { kind: 'inside', storey: 0 });
  const partitions = parts.filter(({ name }) => name === 'partition').map(({ mesh }) => mesh);
  expect(openEdges(partitions)).toEqual([]);
  const toWall = (height: number, z: number) => distanceAlong([3, height, z], [1, 0, 0], partitions);
  // The door is at z = 3, so the wall has an opening there.
  expect(toWall(FLOOR + 1.5, 3)).toBeNull();
  const form = formOf(plan, building, ['nock']);
  for (const z of [3, 4.01, 5])
    for (const height of [CEILING + 0.6, underRoof(form, 5.95, z) - 0.02])
      expect(toWall(height, z), `at ${z}, height ${height}`).toBeCloseTo(2.95, 3);
  const seenFromAbove = modelHouse(plan, building, ['nock'], { kind: 'open', storey: 0 });
  const tops = seenFromAbove.parts.filter(({ name }) => name === 'partition').flatMap(({ mesh }) => [...mesh.positions]);
  expect(Math.max(...tops.filter((_, at) => at % 3 === 1))).toBeCloseTo(CEILING, 3);
});

test('a house with a loft is open to the ridge, except below the loft', () => {
  expect(heightOver([0.8, 4.01], ['loft'])).toBeCloseTo(CEILING, 2);
  expect(heightOver([3, 4.01], ['loft'])).toBeGreaterThan(RIDGE - 0.25);
});

test('in a house with a loft, ceilingOver returns the ceiling for floor below the loft, and the ridge for floor beside the loft', () => {
  const form = formOf(plan, building, ['loft']);
  const [storey] = form.storeys;
  if (!storey) throw new Error('the house has no storey');
  const heightAt = (x: number) => ceilingOver(form, storey, 'V', CEILING, { x, y: 3000, width: 500, height: 500 });
  expect([heightAt(100), heightAt(3000)]).toEqual([CEILING, form.ridge]);
});

test('in the IFC file, a room that is open to the ridge reaches up to the roof, and the other room reaches up to its ceiling', () => {
  const house = { key: 'hus', title: 'Hus', builder: 'Björkvik', plan, building };
  const heights = (answers: readonly string[]) =>
    [...writeIfc({ ...house, answers }, (word) => word).matchAll(/IFCQUANTITYLENGTH\('Height',\$,\$,([\d.]+),/g)].map(([, one]) =>
      Number(one),
    );
  expect(heights([])).toEqual([2.4]);
  expect(heights(['nock'])).toEqual([expect.closeTo(RIDGE - 0.2 - FLOOR, 2), 2.4]);
});

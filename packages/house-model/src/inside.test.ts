import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { modelHouse } from './model-house.ts';
import { distanceAlong, openEdges } from './testing/measure-mesh.ts';

const building: FacadeBuilding = {
  type: 'oneAndAHalfStoreys',
  roof: 'sadeltak',
  roofPitch: 45,
  wallHeight: 3.15,
  doorAt: 0.5,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};

/** A house whose upper storey, below the slopes of the roof, has a door below the ridge. */
const plan: HousePlan = {
  ...aPlan(),
  slope: { pitch: 45, knee: 500, dormers: [] },
  storeys: [
    ...aPlan().storeys,
    {
      name: 'Övervåning',
      height: 2400,
      x: [6000],
      y: [],
      map: ['AS'],
      rooms: { A: { kind: 'family', name: 'Allrum' }, S: { kind: 'bedroom', name: 'Sovrum' } },
      joins: {},
      links: ['A-S y4000'],
    },
  ],
  questions: { takfonster: ['takfonster-tva'] },
  looks: { 'takfonster-tva': { title: 'Två takfönster', colour: '#ffffff', accent: null } },
  features: { 'takfonster-tva': { shows: { roofWindows: 2 } } },
};
const FLOOR = 2.85;

test('below a sloping roof, the wall over a door reaches the ceiling', () => {
  const { parts } = modelHouse(plan, building, [], { kind: 'inside', storey: 1 });
  const partitions = parts.filter(({ name }) => name === 'partition').map(({ mesh }) => mesh);
  expect(openEdges(partitions)).toEqual([]);
  const wallAt = (height: number) => distanceAlong([3, FLOOR + height, 4.01], [1, 0, 0], partitions);
  expect(wallAt(1)).toBeNull();
  expect(wallAt(2.1)).toBeCloseTo(2.95, 3);
  expect(wallAt(2.35)).toBeCloseTo(2.95, 3);
});

test('a person below a roof window looks through it: the roof has an opening there', () => {
  const { parts } = modelHouse(plan, building, ['takfonster-tva'], { kind: 'inside', storey: 1 });
  const isOf = (names: readonly string[]) => parts.filter(({ name }) => names.includes(name)).map(({ mesh }) => mesh);
  expect(openEdges(isOf(['covering', 'roof']))).toEqual([]);
  const panes = parts.filter(({ name, material }) => name === 'roofWindow' && material === 'glass').map(({ mesh }) => mesh);
  for (const x of [2.16, 9.84]) {
    expect(distanceAlong([x, FLOOR + 1, 2.06], [0, 1, 0], isOf(['covering', 'roof']))).toBeNull();
    expect(distanceAlong([x, FLOOR + 1, 2.06], [0, 1, 0], panes)).not.toBeNull();
  }
});

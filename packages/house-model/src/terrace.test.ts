import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { modelHouse } from './model-house.ts';
import { distanceAlong, openEdges, trianglesOf } from './testing/measure-mesh.ts';

const building: FacadeBuilding = {
  type: 'twoStoreys',
  roof: 'sadeltak',
  roofPitch: 27,
  wallHeight: 5.5,
  doorAt: 0.5,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};

const plan: HousePlan = {
  ...aPlan(),
  terrace: { at: 6000, small: [4000, 3000], large: [9000, 3600] },
  questions: { altan: ['altan'], tak: ['uterum'], grund: ['krypgrund'] },
  looks: Object.fromEntries(['altan', 'uterum', 'krypgrund'].map((title) => [title, { title, colour: '#ffffff', accent: null }])),
  features: {
    altan: { terrace: 'large', shows: { deck: 'large' } },
    uterum: { terraceRoof: 'conservatory', shows: { shelter: 'glazed' } },
    krypgrund: { shows: { foundation: 'crawl' } },
  },
};

test('the panes of a conservatory end just below its roof on every side', () => {
  const { parts, measures } = modelHouse(plan, building, ['altan', 'uterum']);
  const panes = parts.filter(({ name, material }) => name === 'pane' && material === 'railingGlass').map(({ mesh }) => mesh);
  const roof = parts.filter(({ name }) => name === 'shelter').map(({ mesh }) => mesh);
  expect(openEdges(panes)).toEqual([]);
  const upper = panes.flatMap(trianglesOf).flatMap((corners) => corners.filter(([, y]) => y > measures.floor + 1));
  expect(upper.length).toBeGreaterThan(12);
  for (const [x, y, z] of upper) {
    const below = distanceAlong([x, y, z], [0, 1, 0], roof);
    expect(below, `the pane at ${x} ${y} ${z}`).not.toBeNull();
    expect(below).toBeLessThan(0.15);
  }
});

test('the terrace of a house on a high foundation reaches the ground, as in the elevations', () => {
  const { parts, measures } = modelHouse(plan, building, ['altan', 'krypgrund']);
  const heights = parts
    .filter(({ name }) => name === 'terrace')
    .flatMap(({ mesh }) => [...mesh.positions].filter((_, at) => at % 3 === 1));
  expect(measures.floor).toBeCloseTo(0.6);
  expect(Math.max(...heights)).toBeCloseTo(0.58);
  expect(Math.min(...heights)).toBeLessThan(0.05);
});

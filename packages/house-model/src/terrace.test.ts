import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import type { PartName } from './house-model.ts';
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

const ROOF: ReadonlySet<PartName> = new Set(['covering', 'roof', 'fascia', 'gutter']);

const plan: HousePlan = {
  ...aPlan(),
  terrace: { at: 6000, small: [4000, 3000], large: [9000, 3600] },
  questions: { altan: ['altan'], tak: ['uterum', 'pergola', 'markis'], grund: ['krypgrund'] },
  looks: Object.fromEntries(
    ['altan', 'uterum', 'pergola', 'markis', 'krypgrund', 'rannor'].map((title) => [
      title,
      { title, colour: '#ffffff', accent: null },
    ]),
  ),
  features: {
    altan: { terrace: 'large', shows: { deck: 'large' } },
    uterum: { terraceRoof: 'conservatory', shows: { shelter: 'glazed' } },
    pergola: { terraceRoof: 'pergola', shows: { shelter: 'pergola' } },
    markis: { terraceRoof: 'roof', shows: { shelter: 'awning' } },
    rannor: { shows: { gutter: 'half' } },
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

test.each([
  { wallHeight: 5.5, from: 'the wall', begins: 0 },
  { wallHeight: 2.8, from: 'a place beside the gutter', begins: -0.6 },
])(
  'on a house with walls $wallHeight m high, the beams of a pergola begin at $from, and no beam touches the roof',
  ({ wallHeight, begins }) => {
    const { parts, measures } = modelHouse(plan, { ...building, wallHeight }, ['altan', 'pergola', 'rannor']);
    const roof = parts.filter(({ name }) => ROOF.has(name)).map(({ mesh }) => mesh);
    const corners = parts.filter(({ name }) => name === 'shelter').flatMap(({ mesh }) => trianglesOf(mesh).flat());
    for (const [x, y, z] of corners) expect(distanceAlong([x, y, z], [0, -1, 0], roof), `under ${x} ${y} ${z}`).toBeNull();
    expect(Math.max(...corners.map(([, , z]) => z))).toBeCloseTo(begins);
    const feet = corners.filter(([, y]) => y < measures.floor).map(([, , z]) => z);
    expect(Math.min(...feet)).toBeCloseTo(-3.6);
    expect(Math.max(...feet)).toBeCloseTo(begins === 0 ? -3.47 : -0.8);
  },
);

test.each([[5.5], [2.8]])('on a house with walls %s m high, an awning is below the edge of the roof everywhere', (wallHeight) => {
  const { parts } = modelHouse(plan, { ...building, wallHeight }, ['altan', 'markis', 'rannor']);
  const meshesOf = (is: (name: PartName) => boolean) => parts.filter(({ name }) => is(name)).map(({ mesh }) => mesh);
  const [roof, awning] = [meshesOf((name) => ROOF.has(name)), meshesOf((name) => name === 'shelter')];
  for (const z of [-0.1, -0.2, -0.3, -0.38, -0.42, -0.5]) {
    const top = 50 - (distanceAlong([6, 50, z], [0, -1, 0], awning) ?? Number.NaN);
    expect(top, `at ${z}`).toBeLessThan(distanceAlong([6, 0, z], [0, 1, 0], roof) ?? Number.NaN);
  }
});

test('the terrace of a house on a high foundation reaches the ground', () => {
  const { parts, measures } = modelHouse(plan, building, ['altan', 'krypgrund']);
  const heights = parts
    .filter(({ name }) => name === 'terrace')
    .flatMap(({ mesh }) => [...mesh.positions].filter((_, at) => at % 3 === 1));
  expect(measures.floor).toBeCloseTo(0.6);
  expect(Math.max(...heights)).toBeCloseTo(0.58);
  expect(Math.min(...heights)).toBeLessThan(0.05);
});

import { expect, test } from 'vitest';
import type { HousePlan } from './house-plan.ts';
import { layOutStorey } from './lay-out-storey.ts';
import { placeRoofWindows } from './place-roof-windows.ts';

/** Two storeys of one room each, with choices for the walls and the roof windows. */
const house: HousePlan = {
  length: 10_000,
  depth: 8000,
  wall: 450,
  facades: { front: [], back: [], left: [], right: [] },
  door: null,
  gates: [],
  terrace: null,
  slope: { pitch: 45, knee: 1000, dormers: [{ side: 'front', at: 1800, width: 2000 }] },
  open: false,
  storeys: ['Nere', 'Uppe'].map((name) => ({
    name,
    height: 2400,
    x: [],
    y: [],
    map: ['A'],
    rooms: { A: { name: 'Allrum', kind: 'family' } },
    joins: {},
    links: [],
  })),
  stairs: {},
  variants: {},
  features: {
    tunn: { shows: { outerWall: 290 } },
    tjock: { shows: { outerWall: 420 } },
    varm: { shows: { fill: 600 } },
    fyra: { shows: { roofWindows: 4 } },
  },
  looks: {},
  questions: { vagg: ['tunn', 'tjock'] },
};

test('a thicker wall makes the rooms smaller, and makes the strip of floor with low headroom under a sloping roof narrower', () => {
  const [usual, thick] = [layOutStorey(house, 0, ['tunn']), layOutStorey(house, 0, ['tjock'])];
  expect([usual.wall, thick.wall]).toEqual([450, 580]);
  expect(usual.area).toBeCloseTo(9.1 * 7.1);
  expect(thick.area).toBeCloseTo((10 - 1.16) * (8 - 1.16));
  const low = (answer: string) => layOutStorey(house, 1, [answer]).slope?.low[0]?.height ?? 0;
  expect(low('tunn') - low('tjock')).toBeCloseTo(130);
  expect(layOutStorey(house, 0, ['varm']).wall).toBe(670);
});

test('of four chosen roof windows, two are on each slope and none is at a dormer', () => {
  const windows = placeRoofWindows(house, ['fyra']);
  expect(windows.map(({ side, box }) => [side, Math.round(box.x + box.width / 2)])).toEqual([
    ['back', 1800],
    ['back', 8200],
    ['front', 8200],
    ['front', 3600],
  ]);
});

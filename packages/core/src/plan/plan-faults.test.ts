import { expect, test } from 'vitest';
import type { HousePlan } from './house-plan.ts';
import { layOutStorey } from './lay-out-storey.ts';
import { turnStorey } from './move-storey.ts';
import { planAreas, planFaults } from './plan-faults.ts';

/** Two rooms and a bathroom along the front, stairs in the hall, and an upper storey with a bedroom. */
const house: HousePlan = {
  length: 10_000,
  depth: 8000,
  wall: 400,
  facades: {
    front: [
      [1000, 900, 1200, 1200],
      [1000, 3500, 1200, 1200],
    ],
    back: [[4000, 50, 2000, 2100]],
    left: [],
    right: [[1000, 900, 1000, 1200]],
  },
  door: { side: 'front', at: 6200 },
  gates: [],
  terrace: { at: 5000, small: [4000, 3000], large: [8000, 3600] },
  slope: null,
  open: false,
  storeys: [
    {
      name: 'Nere',
      height: 2400,
      x: [3000, 7000],
      y: [3200],
      map: ['VVV', 'SHB'],
      rooms: {
        V: { name: 'Vardagsrum', kind: 'living' },
        S: { name: 'Sovrum', kind: 'bedroom' },
        H: { name: 'Hall', kind: 'hall' },
        B: { name: 'Bad', kind: 'bath' },
      },
      joins: {},
      links: ['H-V x6400', 'H-S y5000', 'H-B y5000'],
    },
    {
      name: 'Uppe',
      height: 2400,
      x: [3000],
      y: [],
      map: ['SA'],
      rooms: { S: { name: 'Sovrum', kind: 'bedroom' }, A: { name: 'Allrum', kind: 'family' } },
      joins: {},
      links: ['A-S y7000'],
    },
  ],
  stairs: { quarter: { at: [3200, 5000], up: 'n', turn: 'right' } },
  variants: { stort: [{ storey: 0, joins: { S: 'V' } }] },
  features: { spegelvand: { mirrored: true }, rak: { stairs: 'straight' } },
  looks: {},
  questions: {},
};
const [below, above] = house.storeys;
if (!below || !above) throw new Error('two storeys');
const sound: HousePlan = { ...house, stairs: { quarter: { at: [4300, 4050], up: 's', turn: 'left' } } };
const told = (plan: HousePlan, answers: readonly string[] = []) =>
  planFaults(plan, answers).map(({ room, text }) => `${room}: ${text}`);
const withBelow = (change: Partial<typeof below>): HousePlan => ({ ...sound, storeys: [{ ...below, ...change }, above] });

test('a valid house has no faults, and planAreas measures the living area to the inside of the outer walls', () => {
  expect(told(sound)).toEqual([]);
  expect(planAreas(sound, [])).toEqual({ living: 2 * 9.2 * 7.2, built: 80 });
  const { rooms } = layOutStorey(sound, 0, []);
  expect(rooms.map(({ letter, area }) => [letter, Math.round(area * 100)])).toEqual([
    ['V', 2530],
    ['S', 1109],
    ['H', 1697],
    ['B', 1109],
  ]);
});

test.each<[string, HousePlan, string]>([
  ['a room in two separate parts', withBelow({ map: ['VSV', 'SHB'] }), 'S: the room is in several pieces'],
  ['a room without a name', withBelow({ map: ['VVV', 'SXB'] }), 'X: the map has a room that is not named'],
  ['a map with fewer rows than the grid', withBelow({ map: ['VVV'] }), 'null: the map has 1 rows, and the grid 2'],
  ['a room without a door', withBelow({ links: ['H-V x6400', 'H-S y5000'] }), "B: no door leads to 'Bad'"],
  ['a door where no wall is', withBelow({ links: [...below.links, 'S-B y5000'] }), 'S: there is no wall between S and B'],
  [
    'a door that reaches beyond its wall',
    withBelow({ links: ['H-V x6900', 'H-S y5000', 'H-B y5000'] }),
    'V: the way H-V does not fit the wall between them',
  ],
  ['a text that is no link', withBelow({ links: [...below.links, 'Hall till bad'] }), "null: 'Hall till bad' is no link"],
  ['a wall that ends at a window', withBelow({ x: [1500, 7000] }), 'null: a wall meets the window of the front at 1000'],
  ['a wall that ends at a gate', { ...sound, gates: [[6000, 2500]] }, 'null: a wall meets the gate at 6000'],
  ['a gate that reaches beyond the front', { ...sound, gates: [[8000, 2500]] }, 'null: a wall meets the gate at 8000'],
  ['a dark bedroom', { ...sound, facades: { ...house.facades, front: [] } }, "S: 'Sovrum' has no window"],
  [
    'doors whose leaves meet',
    withBelow({ links: ['H-V x6400', 'S-H y3900 first', 'V-H x3600 first'] }),
    'H: the door S-H meets the leaf of another',
  ],
  [
    'stairs through a wall',
    { ...sound, stairs: { quarter: { at: [2800, 4050], up: 's', turn: 'left' } } },
    'null: the stairs (quarter) do not stand in one room',
  ],
])('planFaults reports %s', (_, plan, fault) => {
  expect(told(plan)).toContain(fault);
});

test('a variant of a floor plan merges a room into another and removes the doors of the merged room', () => {
  const { rooms, ways } = layOutStorey(sound, 0, ['stort']);
  expect(rooms.map(({ letter }) => letter)).toEqual(['V', 'H', 'B']);
  expect(ways.map(({ rooms: pair }) => pair.join('-'))).toEqual(['H-V', 'H-B', '-H', 'V-']);
});

test('a mirrored house is the same house with left and right exchanged', () => {
  const [usual, mirrored] = [layOutStorey(sound, 0, []), layOutStorey(sound, 0, ['spegelvand'])];
  expect(mirrored.rooms.map(({ area }) => area)).toEqual(usual.rooms.map(({ area }) => area));
  for (const [at, { parts }] of mirrored.rooms.entries())
    for (const [index, part] of parts.entries()) {
      const own = usual.rooms[at]?.parts[index];
      expect(part).toEqual({ ...own, x: 10_000 - (own?.x ?? 0) - (own?.width ?? 0) });
    }
  expect(mirrored.windows.map(({ side }) => side)).toEqual(usual.windows.map(({ side }) => (side === 'right' ? 'left' : side)));
});

test('turnStorey brings the back of the house to the right; after four turns the storey is as before', () => {
  const usual = layOutStorey(sound, 0, []);
  const once = turnStorey(usual, 8000);
  expect(once.windows.map(({ side }) => side)).toEqual(['left', 'right', 'front']);
  expect(once.ways.find(({ kind }) => kind === 'entrance')).toMatchObject({
    isUpright: true,
    gap: { x: 0, y: 5700, height: 1000 },
  });
  expect([10_000, 8000, 10_000].reduce(turnStorey, once)).toEqual(usual);
});

test('under a sloping roof, only floor with enough headroom counts as living area; under a dormer, all floor counts', () => {
  const slope = { pitch: 45, knee: 500, dormers: [] };
  const low = 1900 - 500 - 600;
  const sloping = (dormers: readonly { side: 'front' | 'back'; at: number; width: number }[]) =>
    layOutStorey({ ...sound, slope: { ...slope, dormers } }, 1, []).area;
  expect(sloping([])).toBeCloseTo((9200 * (7200 - 2 * low)) / 1e6);
  expect(sloping([{ side: 'front', at: 5000, width: 3000 }])).toBeCloseTo((9200 * (7200 - 2 * low) + 2400 * low) / 1e6);
});

test('where an opening to the storey below reaches under a low slope, this floor is subtracted from the living area once, not twice', () => {
  const slope = { pitch: 45, knee: 500, dormers: [] };
  const open: HousePlan = { ...sound, slope, storeys: [below, { ...above, map: ['.A'], links: [] }] };
  const { area, voids, rooms } = layOutStorey(open, 1, []);
  const low = 1900 - 500 - 600;
  const tall = 7200 - 2 * low;
  // The opening begins at the outer walls and ends at the family room, without a wall between them.
  expect(voids).toEqual([{ x: 400, y: 400, width: 2600, height: 7200 }]);
  expect(area).toBeCloseTo((6600 * tall) / 1e6);
  expect(rooms.map((room) => room.area)).toEqual([area]);
});

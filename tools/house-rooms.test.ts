import { join } from 'node:path';
import { layOutHouse, type SurfaceLooks, shownParts, storeyLevels } from '@gavel/core/plan';
import { type HouseSolids, type MaterialKey, modelHouse, type Part } from '@gavel/house-model';
import { expect, test } from 'vitest';
import { distanceAlong, openEdges } from '../packages/house-model/src/testing/measure-mesh.ts';
import { buildPlan } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { buildingOf } from './floor-plans/demo-houses.ts';
import { root } from './run-node.ts';

// Measures the rooms in the 3D models of the demo's houses: joinery, doors, stairs, furniture and tiles.

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');
const index = indexRange(source);
const houses = source.houses.flatMap((house) => {
  const plan = buildPlan(offerOf(index, house), source);
  if (!plan || plan.open) return [];
  return [{ key: house.key, plan, building: buildingOf(house) }];
});

const look = (pattern: string, colour = '#a0a0a0') => ({ pattern, colour });
/** Samples that give doors, fronts and fittings other forms than the usual ones. */
const OTHER: SurfaceLooks = {
  innerDoors: look('dorr-glas'),
  kitchenFronts: look('lucka-ram'),
  bathFurniture: look('lucka-spar'),
  sink: look('ho-porslin'),
  hood: look('flakt-kapa'),
  appliances: look('lucka-slat'),
  hearth: look('eldstad-kakelugn'),
};
const choices = [
  { at: 'first', looks: {} },
  { at: 'last', looks: OTHER },
] as const;

type Described = (typeof houses)[number];

function answersOf({ plan }: Described, at: 'first' | 'last'): readonly string[] {
  return Object.values(plan.questions).flatMap((keys) => (at === 'first' ? keys[0] : keys.at(-1)) || []);
}

/**
 * Builds the model of a house that is cut open above one storey. Returns the model, and its parts inside the rooms of that storey.
 */
function rooms(house: Described, storey: number, { at, looks }: (typeof choices)[number]) {
  const model = modelHouse(house.plan, house.building, answersOf(house, at), { kind: 'open', storey }, looks);
  return { model, parts: model.parts.filter((part) => INSIDE.has(part.name) && part.storey === storey) };
}

const INSIDE = new Set<Part['name']>(['door', 'furniture', 'stairs', 'trim']);
/** How far a part inside the rooms may reach into an outer wall at most, in m. */
const MOST = 0.02;

test.each(houses)(
  '$key: every part of the 3D model’s rooms is a closed solid within the outer walls, and the model has fewer than 150,000 triangles',
  (house) => {
    for (const choice of choices)
      for (const storey of house.plan.storeys.keys()) {
        const { model, parts } = rooms(house, storey, choice);
        const { length, depth } = model.measures;
        for (const { name, material, mesh } of parts) {
          const told = `${name} of ${material}, storey ${storey}, with the ${choice.at} answers`;
          expect(openEdges([mesh]), told).toEqual([]);
          // The usual outer wall is the thinnest. A part that reaches at most `MOST` into it cannot stick out of a thicker wall.
          const { wall } = house.plan;
          const inside = (axis: number, end: number) =>
            [...mesh.positions].every(
              (value, at) => at % 3 !== axis || (value > wall / 1000 - MOST && value < end - wall / 1000 + MOST),
            );
          expect([inside(0, length), inside(2, depth)], told).toEqual([true, true]);
        }
        expect(trianglesOf(model)).toBeLessThan(150_000);
      }
  },
);

test.each(houses.filter(({ plan }) => plan.storeys.length > 1))(
  '$key: seen from above, every step of the stairs is visible through the opening in the upper floor, and the opening has a rail',
  (house) => {
    for (const choice of choices) {
      const { model } = rooms(house, 1, choice);
      const answers = answersOf(house, choice.at);
      const [ground] = layOutHouse(house.plan, answers).storeys;
      const [low, high] = storeyLevels(house.plan, shownParts(house.plan, answers)).map(({ floor }) => -floor / 1000);
      if (!ground?.stairs || low === undefined || high === undefined) throw new Error('the house has no stairs');
      const { steps } = ground.stairs;
      const seen = model.parts.filter(({ name }) => name === 'floor' || name === 'stairs');
      for (const [index, sides] of steps.entries()) {
        const [x, z] = [0, 1].map((axis) => mean(sides.flat().map((spot) => spot[axis] ?? 0)) / 1000) as [number, number];
        const down = distanceAlong(
          [x, high + 0.5, z],
          [0, -1, 0],
          seen.map(({ mesh }) => mesh),
        );
        const top = low + ((high - low) * (index + 1)) / (steps.length + 1);
        expect(down, `step ${index + 1} of ${ground.stairs.form} stairs`).toBeCloseTo(high + 0.5 - top, 3);
      }
      expect(seen.some(({ name, storey }) => name === 'stairs' && storey === 1)).toBe(true);
    }
  },
);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function trianglesOf({ parts }: HouseSolids): number {
  return parts.reduce((sum, { mesh }) => sum + mesh.positions.length / 9, 0);
}

const bjorkliden = houses.find(({ key }) => key === 'bjorkliden-142');
const cornersOf = (parts: readonly Part[], material: MaterialKey) =>
  parts.filter((part) => part.material === material).reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);

test('the strings (side boards) of closed stairs hide the ends of all steps', () => {
  if (!bjorkliden) throw new Error('there is no such house');
  const { parts } = rooms(bjorkliden, 0, choices[0]);
  const { plan } = bjorkliden;
  const answers = answersOf(bjorkliden, 'first');
  const [low, high] = storeyLevels(plan, shownParts(plan, answers)).map(({ floor }) => -floor / 1000);
  const steps = layOutHouse(plan, answers).storeys[0]?.stairs?.steps ?? [];
  if (low === undefined || high === undefined || steps.length === 0) throw new Error('the house has no stairs');
  const strings = parts.filter(({ name, material }) => name === 'stairs' && material === 'stairTrim').map(({ mesh }) => mesh);
  for (const [index, sides] of steps.entries()) {
    const top = low + ((high - low) * (index + 1)) / (steps.length + 1);
    for (const [front, back] of sides) {
      if (!front || !back) continue;
      // A place just before the rear end of the step, where the string is highest.
      const [x, z] = [0.05 * front[0] + 0.95 * back[0], 0.05 * front[1] + 0.95 * back[1]];
      const below = distanceAlong([x / 1000, top - 0.04, z / 1000], [0, -1, 0], strings);
      expect(below, `below step ${index + 1} at ${x} ${z}`).not.toBeNull();
    }
  }
});

test('the kitchen has a splashback that begins at the height of the worktop, and its fronts have handles', () => {
  if (!bjorkliden) throw new Error('there is no such house');
  const { model, parts } = rooms(bjorkliden, 0, choices[0]);
  const heights = parts
    .filter(({ material }) => material === 'splashback')
    .flatMap(({ mesh }) => [...mesh.positions].filter((_, at) => at % 3 === 1))
    .map((height) => height - model.measures.floor);
  expect(Math.min(...heights)).toBeCloseTo(0.9, 2);
  expect(Math.max(...heights)).toBeGreaterThan(1.3);
  expect(cornersOf(parts, 'handles')).toBeGreaterThan(500);
});

test('both storeys of Björkliden 142 have bathroom tiles; Garage 32 has none, and has a garage floor', () => {
  if (!bjorkliden) throw new Error('there is no such house');
  const [ground, upper] = [rooms(bjorkliden, 0, choices[0]), rooms(bjorkliden, 1, choices[0])];
  for (const { parts } of [ground, upper]) expect(cornersOf(parts, 'bathTiles')).toBeGreaterThan(0);
  const garage = houses.find(({ key }) => key === 'garage-32');
  if (!garage) throw new Error('there is no garage');
  const { model, parts } = rooms(garage, 0, choices[0]);
  expect(cornersOf(parts, 'bathTiles')).toBe(0);
  expect(model.parts.filter(({ name }) => name === 'floor').map(({ material }) => material)).toContain('garageFloor');
});

test('the 3D model of a house with its roof on has furniture in plain forms, and neither skirting boards, casings nor tiles', () => {
  if (!bjorkliden) throw new Error('there is no such house');
  const closed = modelHouse(bjorkliden.plan, bjorkliden.building, answersOf(bjorkliden, 'first'));
  const shown = closed.parts.filter(({ storey }) => storey !== null);
  expect(shown.some(({ name }) => name === 'trim')).toBe(false);
  const { model } = rooms(bjorkliden, 1, choices[0]);
  const furniture = (parts: readonly Part[]) =>
    parts.filter(({ name }) => name === 'furniture').reduce((sum, { mesh }) => sum + mesh.positions.length, 0);
  expect(furniture(closed.parts)).toBeGreaterThan(0);
  expect(furniture(closed.parts)).toBeLessThan(furniture(model.parts) / 3);
});

test('panelled inner doors have more triangles than smooth ones; the private rooms of the upper storey never get doors with panes', () => {
  if (!bjorkliden) throw new Error('there is no such house');
  const doors = (pattern: string, material: MaterialKey) => {
    const looks = { innerDoors: look(pattern) };
    const { parts } = modelHouse(bjorkliden.plan, bjorkliden.building, [], { kind: 'open', storey: 1 }, looks);
    return cornersOf(
      parts.filter((part) => part.name === 'door' && part.storey === 1),
      material,
    );
  };
  expect(doors('dorr-spegel', 'innerDoors')).toBeGreaterThan(doors('dorr-slat', 'innerDoors'));
  expect(doors('dorr-glas', 'railingGlass')).toBe(0);
});

test.each([['takhojd-240'], ['takhojd-270'], ['takhojd-nock']])(
  'with the ceiling height %s, the shaft of a cooker hood on the wall ends at the ceiling or the roof',
  (height) => {
    const furuvik = houses.find(({ key }) => key === 'furuvik-112');
    if (!furuvik) throw new Error('there is no such house');
    const answers = [...answersOf(furuvik, 'first'), height];
    const { parts, measures } = modelHouse(furuvik.plan, furuvik.building, answers, { kind: 'inside', storey: 0 }, OTHER);
    const over = parts.filter(({ name }) => name === 'ceiling' || name === 'roof').map(({ mesh }) => mesh);
    const hoods = parts.filter(({ name, material }) => name === 'furniture' && material === 'hood').map(({ mesh }) => mesh);
    const corners = hoods.flatMap(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, corner) =>
        [...Array(3).keys()].map((axis) => positions[corner * 3 + axis] ?? 0),
      ),
    );
    const upper = corners.filter(([, y = 0]) => y > measures.floor + 1.7);
    expect(upper.length).toBeGreaterThan(0);
    for (const [x = 0, y = 0, z = 0] of upper) {
      const free = (distanceAlong([x, y - 0.1, z], [0, 1, 0], over) ?? Number.NaN) - 0.1;
      expect(free, `over the shaft at ${x} ${y} ${z}`).toBeGreaterThanOrEqual(0);
      expect(free, `over the shaft at ${x} ${y} ${z}`).toBeLessThan(0.04);
    }
  },
);

import { join } from 'node:path';
import {
  chimneyOf,
  doorIn,
  dormerFace,
  type Facade,
  type Features,
  gardenDoorIn,
  layOutFacade,
  type Opening,
  type Side,
  shownParts,
  sides,
  storeyLevels,
} from '@gavel/core/plan';
import { createModeller, type HouseSolids, modelHouse, type Part } from '@gavel/house-model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vector } from '../packages/house-model/src/geometry/vector.ts';
import { distanceAlong, openEdges, trianglesOf, volumeOf } from '../packages/house-model/src/testing/measure-mesh.ts';
import { buildPlan } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { buildingOf } from './floor-plans/demo-houses.ts';
import { root } from './run-node.ts';

// Measures the triangles of the 3D models of the demo's houses, and compares them with the drawings and the descriptions.

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');
const index = indexRange(source);
const houses = source.houses.flatMap((house) => {
  const plan = buildPlan(offerOf(index, house), source);
  return plan ? [{ key: house.key, house, plan, building: buildingOf(house) }] : [];
});

/**
 * How many random sets of choices each house is tested with: about a hundred sets for all houses together, and about two thousand with
 * `npm run test:deep`.
 */
const RUNS = { numRuns: process.env.GAVEL_PROPERTY_DEPTH === 'full' ? 120 : 8 };
const throws = fc.array(fc.nat(30), { minLength: 40, maxLength: 40 });

type Described = (typeof houses)[number];

/** Returns answers chosen by random numbers, and the 3D model and elevations with these answers. */
function built({ plan, building }: Described, thrown: readonly number[]) {
  const answers = Object.values(plan.questions)
    .map((keys, at) => keys[(thrown[at % thrown.length] ?? 0) % keys.length] ?? '')
    .filter(Boolean);
  const facade = (side: Side) => layOutFacade(plan, building, side, answers);
  return { answers, model: modelHouse(plan, building, answers), facade };
}

const meshesOf = ({ parts }: HouseSolids, is: (part: Part) => boolean) => parts.filter(is).map(({ mesh }) => mesh);

test('all 17 houses of the demo range have a floor plan, from which these tests build 3D models', () => {
  expect(houses).toHaveLength(17);
});

test.each(houses)('$key: every opening of the 3D model is in the same place as in the drawings, to the millimetre', (house) => {
  fc.assert(
    fc.property(throws, (thrown) => {
      const { answers, model, facade } = built(house, thrown);
      for (const side of sides) {
        const seen = facade(side);
        if (seen.isOpen) continue;
        const onRoof = seen.dormers.filter(({ isGable }) => !isGable).flatMap((dormer) => dormerFace(seen, dormer).inside);
        const above = onRoof.map((opening) => opening.join(' '));
        const floor = -seen.floor / 1000;
        for (const [left, bottom, width, height, opening] of openingsOf(seen)) {
          const isOnRoof = opening !== null && above.includes(opening.join(' '));
          const fronts = meshesOf(model, ({ name, source }) =>
            isOnRoof ? name === 'dormer' && source.startsWith(`${side} dormer`) : name === 'wall' && source === side,
          );
          const isWall = (along: number, up: number) =>
            distanceAlong(before(house, side, along, up), into(side), fronts) !== null;
          const told = `of ${side} ${left} ${bottom} ${width} ${height}, with ${answers}`;
          const [right, top, middle, half] = [left + width, bottom + height, left + width * 0.37, bottom + height * 0.41];
          for (const [beyond, wall] of [
            [-MILLIMETRE, false],
            [MILLIMETRE, true],
          ] as const) {
            expect(isWall(left - beyond, half), `left ${told}`).toBe(wall);
            expect(isWall(right + beyond, half), `right ${told}`).toBe(wall);
            expect(isWall(middle, top + beyond), `over ${told}`).toBe(wall);
            if (bottom > floor) expect(isWall(middle, bottom - beyond), `under ${told}`).toBe(wall);
          }
        }
      }
    }),
    RUNS,
  );
});

const MILLIMETRE = 0.001;

/**
 * Returns the openings that the elevations show in a wall, in metres from its left end and from the ground. Doors and gates begin
 * at the floor.
 */
function openingsOf(
  facade: Facade,
): readonly (readonly [left: number, bottom: number, width: number, height: number, window: Opening | null])[] {
  const { openings, gardenDoors, door, gates, floor, eaves } = facade;
  const metres = (left: number, sill: number, width: number, height: number, window: Opening | null = null) =>
    [left / 1000, (sill - floor) / 1000, width / 1000, height / 1000, window] as const;
  const leaf = door === null ? null : doorIn(facade, door);
  return [
    ...openings.map((opening) => metres(...opening, opening)),
    ...gardenDoors.map(({ opening: [left, , width] }, at) => {
      const { top, tall } = gardenDoorIn(facade, gardenDoors[at]?.opening ?? [0, 0, 0, 0]);
      return metres(left, floor - top - tall, width, tall);
    }),
    ...(leaf && door !== null ? [metres(door - leaf.width / 2, 0, leaf.width, leaf.height)] : []),
    ...gates.map(([left, width]) => metres(left, 0, width, Math.min(2120, floor - eaves - 150))),
  ];
}

/** Returns the point 20 m in front of a place on a wall. `along`: metres from the wall’s left end; `up`: metres over the ground. */
function before({ plan }: Described, side: Side, along: number, up: number): Vector {
  const [length, depth, far] = [plan.length / 1000, plan.depth / 1000, 20];
  if (side === 'front') return [along, up, depth + far];
  if (side === 'back') return [length - along, up, -far];
  if (side === 'left') return [-far, up, along];
  return [length + far, up, depth - along];
}

function into(side: Side): Vector {
  const ways: Readonly<Record<Side, Vector>> = { front: [0, 0, -1], back: [0, 0, 1], left: [1, 0, 0], right: [-1, 0, 0] };
  return ways[side];
}

test.each(houses)('$key: eaves, ridge and pitch of the 3D model equal those of the elevations', (house) => {
  fc.assert(
    fc.property(throws, (thrown) => {
      const { answers, model, facade } = built(house, thrown);
      const cover = meshesOf(model, ({ name, source }) => name === 'covering' && source === roofOf(facade('front')));
      const { length, depth } = model.measures;
      const over = (x: number, z: number) => 50 - (distanceAlong([x, 50, z], [0, -1, 0], cover) ?? Number.NaN);
      const front = facade('front');
      const { ridge } = front;
      const told = `with ${answers}`;
      for (const side of sides) expect(facade(side).ridge, `${side} ${told}`).toBe(ridge);
      const highest = Math.max(...cover.flatMap(trianglesOf).flatMap((corners) => corners.map(([, y]) => y)));
      const isLeanTo = house.building.roof === 'pulpet';
      if (!isLeanTo) expect(highest, told).toBeCloseTo(-ridge / 1000, 3);
      // Measure near a corner, where no dormer can be. Some side buildings have their eaves on the sides where other houses have their gables.
      const [x, z] = front.shape === 'gable' ? [0.001, depth / 2] : [0.3, depth - 0.001];
      expect(over(x, z), told).toBeCloseTo(-front.eaves / 1000, 2);
      if (isLeanTo) expect(over(0.5, 0.001), told).toBeCloseTo(-front.ridge / 1000, 2);
      const pitches = cover
        .flatMap(({ normals }) => [...normals].filter((_, at) => at % 3 === 1))
        .map((up) => (Math.acos(up) * 180) / Math.PI);
      const chosen = Number(front.parts.get('pitch')?.value ?? house.building.roofPitch);
      for (const pitch of new Set(pitches.map((one) => one.toFixed(3)))) expect(Number(pitch), told).toBeCloseTo(chosen, 1);
      expect([length, depth]).toEqual([house.plan.length / 1000, house.plan.depth / 1000]);
    }),
    RUNS,
  );
});

/** Returns the key of the answer about the roof covering, or `roofing` if the house has no such answer. */
function roofOf({ parts }: Facade): string {
  return parts.get('roofing')?.answer ?? 'roofing';
}

test.each(houses)(
  '$key: a 3D model that is built after other models of the same house equals a 3D model that is built alone',
  ({ plan, building }) => {
    const keys = Object.values(plan.questions);
    const changes = fc.array(fc.tuple(fc.nat(keys.length - 1), fc.nat(30)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(throws, changes, (thrown, changed) => {
        const modeller = createModeller(plan, building);
        const picks = keys.map((_, at) => thrown[at % thrown.length] ?? 0);
        for (const [at, pick] of [[0, picks[0] ?? 0] as const, ...changed]) {
          picks[at] = pick;
          const answers = keys.map((own, index) => own[(picks[index] ?? 0) % own.length] ?? '').filter(Boolean);
          const view = { kind: 'outside' } as const;
          expect(modeller(answers, view)).toEqual(modelHouse(plan, building, answers, view));
        }
      }),
      RUNS,
    );
  },
);

test.each(houses)(
  '$key: every solid of the 3D model is closed and faces outwards, and the model has fewer than 150,000 triangles',
  (house) => {
    fc.assert(
      fc.property(throws, (thrown) => {
        const { answers, model } = built(house, thrown);
        for (const [name, meshes] of solidsOf(model)) {
          expect(openEdges(meshes), `${name}, with ${answers}`).toEqual([]);
          const volume = meshes.reduce((sum, mesh) => sum + volumeOf(mesh), 0);
          // A closed surface that faces inwards has a negative volume.
          expect(volume, `${name}, with ${answers}`).toBeGreaterThan(0);
        }
        const { positions, normals } = {
          positions: model.parts.flatMap(({ mesh }) => [...mesh.positions]),
          normals: model.parts.flatMap(({ mesh }) => [...mesh.normals]),
        };
        expect(positions.every(Number.isFinite)).toBe(true);
        expect(normals).toHaveLength(positions.length);
        expect(positions.length / 9).toBeLessThan(150_000);
      }),
      RUNS,
    );
  },
);

/** Groups parts that are closed only together: the covering and the underside of a roof, or the boards and the lining of a wall. */
function solidsOf({ parts }: HouseSolids): ReadonlyMap<string, readonly Part['mesh'][]> {
  const found = new Map<string, Part['mesh'][]>();
  for (const { name, source, material, mesh } of parts) {
    const isRoof = name === 'covering' || name === 'roof';
    const key = isRoof
      ? `roof ${/dormer|entre|altantak|sido/.exec(source) ? source : ''}`
      : `${name} ${source} ${name === 'wall' ? '' : material}`;
    found.set(key, [...(found.get(key) ?? []), mesh]);
  }
  return found;
}

test.each(houses)(
  '$key: the 3D model has a chimney if and only if one is chosen, where and as high over the ridge as the elevation shows it',
  (house) => {
    fc.assert(
      fc.property(throws, (thrown) => {
        const { answers, model, facade } = built(house, thrown);
        const front = facade('front');
        const kind = front.parts.get('chimney')?.value ?? 'none';
        const stack = meshesOf(model, ({ name, material }) => name === 'chimney' && material === 'chimney');
        expect(stack.length > 0, `with ${answers}`).toBe(kind !== 'none');
        if (kind === 'none') return;
        const xs = stack.flatMap(trianglesOf).flatMap((corners) => corners.map(([x]) => x));
        const { at, wide, top } = chimneyOf(front);
        if (kind !== 'steel') expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(wide / 1000 - MILLIMETRE);
        expect((Math.max(...xs) + Math.min(...xs)) / 2, `with ${answers}`).toBeCloseTo(at / 1000, 2);
        // Above the top that the elevation shows, the 3D model has only a pipe or a cowl of at most 200 mm.
        const heights = meshesOf(model, ({ name }) => name === 'chimney')
          .flatMap(trianglesOf)
          .flatMap((corners) => corners.map(([, y]) => y + top / 1000));
        expect(Math.min(...heights.map(Math.abs)), `with ${answers}`).toBeLessThan(MILLIMETRE);
        expect(Math.max(...heights), `with ${answers}`).toBeLessThan(0.2 + MILLIMETRE);
      }),
      RUNS,
    );
  },
);

/** Returns the answers of the question that decides this feature of a house; empty: no question decides it. */
function answersOn({ plan }: Described, decides: (features: Features) => boolean): readonly string[] {
  return Object.values(plan.questions).find((keys) => keys.some((key) => decides(plan.features[key] ?? {}))) ?? [];
}

const balconies = houses.flatMap((house) => {
  const offered = answersOn(house, ({ balcony }) => balcony !== undefined);
  return offered.length > 0 ? [{ ...house, offered }] : [];
});

test.each(balconies)('$key: a balcony and its door are level with the upper floor, with each ceiling height', (house) => {
  const { plan, building, offered } = house;
  const seen = new Set<string>();
  for (const ceiling of answersOn(house, ({ shows }) => shows?.ceiling !== undefined))
    for (const answer of offered)
      for (const side of ['front', 'back'] as const) {
        const answers = [ceiling, answer];
        const { balcony, openings, floor } = layOutFacade(plan, building, side, answers);
        if (!balcony) continue;
        const upper = storeyLevels(plan, shownParts(plan, answers))[1]?.floor;
        const door = openings.find(([x, sill, width]) => sill > 2000 && x < balcony.at && x + width > balcony.at);
        expect([balcony.floor, floor - (door?.[1] ?? 0)], `with ${answers}`).toEqual([upper, upper]);
        seen.add(answer);
      }
  expect(seen.size).toBeGreaterThan(0);
});

test.each(houses)('$key: the front of a dormer is as wide, and its ridge as high, as in the elevations', (house) => {
  const { model, facade } = built(house, [0]);
  for (const side of sides) {
    const seen = facade(side);
    for (const [at, dormer] of seen.dormers.entries()) {
      if (seen.shape === 'gable') continue;
      const { half, top } = dormerFace(seen, dormer);
      const front = meshesOf(
        model,
        ({ name, source }) =>
          source === (dormer.isGable ? side : `${side} dormer ${at + 1}`) && (name === 'wall' || name === 'dormer'),
      );
      const points = front.flatMap(trianglesOf).flat();
      expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(-top / 1000, 3);
      if (!dormer.isGable)
        expect(Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))).toBeCloseTo((2 * half) / 1000, 3);
    }
  }
});

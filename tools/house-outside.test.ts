import { join } from 'node:path';
import { type HouseSolids, modelHouse, type Part } from '@gavel/house-model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Mesh } from '../packages/house-model/src/geometry/mesh.ts';
import type { Vector } from '../packages/house-model/src/geometry/vector.ts';
import { distanceAlong, trianglesOf } from '../packages/house-model/src/testing/measure-mesh.ts';
import { buildPlan } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { buildingOf } from './floor-plans/demo-houses.ts';
import { root } from './run-node.ts';

// These tests check what a carpenter would check outside a house: nothing sticks out of the roof, and nothing ends in the air.

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');
const index = indexRange(source);
const houses = source.houses.flatMap((house) => {
  const plan = buildPlan(offerOf(index, house), source);
  return plan ? [{ key: house.key, plan, building: buildingOf(house) }] : [];
});
type Described = (typeof houses)[number];

const RUNS = { numRuns: process.env.GAVEL_PROPERTY_DEPTH === 'full' ? 60 : 4 };
const throws = fc.array(fc.nat(30), { minLength: 40, maxLength: 40 });
const MILLIMETRE = 0.001;
const DOWN: Vector = [0, -1, 0];

function answersFrom({ plan }: Described, thrown: readonly number[]): readonly string[] {
  return Object.values(plan.questions)
    .map((keys, at) => keys[(thrown[at % thrown.length] ?? 0) % keys.length] ?? '')
    .filter(Boolean);
}

/** Calls a function with the models of some random choices. */
function withModels(house: Described, check: (model: HouseSolids, told: string) => void): void {
  fc.assert(
    fc.property(throws, (thrown) => {
      const answers = answersFrom(house, thrown);
      check(modelHouse(house.plan, house.building, answers), `with ${answers}`);
    }),
    RUNS,
  );
}

const meshesOf = ({ parts }: HouseSolids, is: (part: Part) => boolean) => parts.filter(is).map(({ mesh }) => mesh);
const cornersOf = (meshes: readonly Mesh[]) => meshes.flatMap(trianglesOf).flat();

test.each(houses)('$key: roof tiles have the same size on every roof, because no roof stretches its texture', (house) => {
  withModels(house, (model, told) => {
    for (const { positions, coordinates } of meshesOf(model, ({ name }) => name === 'covering'))
      for (let corner = 0; corner < positions.length / 3; corner++) {
        const next = corner % 3 === 2 ? corner - 2 : corner + 1;
        const apart = (numbers: ArrayLike<number>, size: number) =>
          Math.hypot(
            ...Array.from(
              { length: size },
              (_, axis) => (numbers[next * size + axis] ?? 0) - (numbers[corner * size + axis] ?? 0),
            ),
          );
        expect(apart(coordinates, 2), told).toBeCloseTo(apart(positions, 3), 3);
      }
  });
});

test.each(houses)('$key: no furniture is higher than the roof above it', (house) => {
  withModels(house, (model, told) => {
    const roofs = meshesOf(model, ({ name }) => name === 'covering' || name === 'roofWindow');
    const high = cornersOf(meshesOf(model, ({ name }) => name === 'furniture')).filter(([, y]) => y > model.measures.eaves - 0.3);
    const places = new Map(high.map((place) => [place.map((value) => value.toFixed(2)).join(' '), place]));
    for (const [x, y, z] of places.values()) {
      const roof = 50 - (distanceAlong([x, 50, z], DOWN, roofs) ?? Number.NaN);
      expect(y, `furniture at ${x} ${z}, ${told}`).toBeLessThan(roof);
    }
  });
});

test.each(houses)(
  '$key: below every outer door there is ground, a step or a terrace, at most 210 mm lower than the door',
  (house) => {
    withModels(house, (model, told) => {
      const { floor, depth, length } = model.measures;
      const ways: Readonly<Record<string, Vector>> = { front: [0, 0, 1], back: [0, 0, -1], left: [-1, 0, 0], right: [1, 0, 0] };
      const ground = meshesOf(model, ({ name }) => name === 'steps' || name === 'terrace' || name === 'entrance');
      for (const { name, source: from, mesh } of model.parts) {
        const out = ways[from.split(' ')[0] ?? ''];
        const isDoor =
          name === 'gate' || (name === 'door' && / door /.test(from)) || (name === 'sash' && / gardenDoor /.test(from));
        if (!isDoor || !out) continue;
        const corners = cornersOf([mesh]);
        const low = Math.min(...corners.map(([, y]) => y));
        if (low > floor + 0.3) continue;
        const middle = (axis: 0 | 2) =>
          (Math.min(...corners.map((one) => one[axis])) + Math.max(...corners.map((one) => one[axis]))) / 2;
        const x = out[0] === 0 ? middle(0) : out[0] < 0 ? -0.3 : length + 0.3;
        const z = out[2] === 0 ? middle(2) : out[2] < 0 ? -0.3 : depth + 0.3;
        const step = floor - (distanceAlong([x, floor + 0.01, z], DOWN, ground) ?? floor + 0.01) + 0.01;
        expect(floor - Math.max(0, step), `${from} ${told}`).toBeLessThanOrEqual(0.21);
      }
    });
  },
);

test.each(houses)('$key: a roof over the entrance ends at the wall or the roof of the house, not in the air', (house) => {
  withModels(house, (model, told) => {
    const { eaves, depth } = model.measures;
    const main = meshesOf(
      model,
      ({ name, source: from }) => name === 'covering' && !/^(entre|altantak|sido)| dormer /.test(from),
    );
    const own = cornersOf(meshesOf(model, ({ name, source: from }) => name === 'covering' && from.startsWith('entre')));
    for (const [x, y, z] of own) {
      if (z > depth - MILLIMETRE || y > 50) continue;
      const roof = 50 - (distanceAlong([x, 50, z], DOWN, main) ?? Number.NaN);
      expect(y, `the roof at ${x} ${z}, ${told}`).toBeCloseTo(roof, 3);
    }
    const isFree = own.some(([, y, z]) => Math.abs(z - depth) < MILLIMETRE && y > eaves + MILLIMETRE);
    const hasGable = model.parts.some(({ name, source: from }) => name === 'dormer' && from.startsWith('front'));
    if (isFree) expect(hasGable, `the roof of the entrance ends in the air, ${told}`).toBe(true);
  });
});

test.each(houses.filter(({ plan }) => plan.open))('$key: every post of a carport reaches the slab', (house) => {
  withModels(house, (model, told) => {
    const posts = meshesOf(model, ({ name, source: from }) => name === 'post' && !from.startsWith('sido'));
    const standing = posts.filter((mesh) => Math.min(...cornersOf([mesh]).map(([, y]) => y)) < 0.03);
    expect(standing.length, told).toBeGreaterThan(0);
    const feet = cornersOf(standing).filter(([, y]) => y < 0.03);
    const timber = cornersOf(posts.filter((mesh) => !standing.includes(mesh))).filter(([, y]) => y < 0.2);
    expect(timber.length).toBeGreaterThan(0);
    for (const [x, , z] of timber)
      expect(
        feet.some(([fx, , fz]) => Math.hypot(fx - x, fz - z) < 0.1),
        `the post at ${x} ${z}, ${told}`,
      ).toBe(true);
  });
});

import { join } from 'node:path';
import { findRoom, type WalkSpace, walkSpaceOf } from '@gavel/house-model';
import { expect, test } from 'vitest';
import { buildPlan } from '../packages/range/src/build/build-plan.ts';
import { offerOf } from '../packages/range/src/build/offer.ts';
import { readRange } from '../packages/range/src/read/read-range.ts';
import { indexRange } from '../packages/range/src/source/range-index.ts';
import { root } from './run-node.ts';

// Walks through every storey of the demo's houses, as a visitor does in the 3D model.

const { source } = await readRange(join(root, 'ranges/bjorkvik'));
if (!source) throw new Error('the range could not be read');
const index = indexRange(source);
const houses = source.houses.flatMap((house) => {
  const offer = offerOf(index, house);
  const plan = buildPlan(offer, source);
  if (!plan || plan.open) return [];
  const answers = Object.values(plan.questions).flatMap((keys) => keys[0] ?? []);
  const surfaces = offer.sections.flatMap(({ questions }) => questions.flatMap(({ question }) => question.surface ?? []));
  return [{ key: house.key, plan, answers, surfaces }];
});
const storeys = houses.flatMap(({ plan, ...house }) => plan.storeys.map(({ name }, at) => ({ ...house, name, at, plan })));

/** The distance, in m, between neighbouring positions that the test tries when it walks. */
const GRID = 0.05;

/** Returns the names of the rooms that a person can reach from the start of a walk. */
function reachedIn(space: WalkSpace): ReadonlySet<string> {
  const [startX, startZ] = space.start.middle.map((metres) => Math.round(metres / GRID)) as [number, number];
  const around = Array.from({ length: 81 * 81 }, (_, at): readonly [number, number] => [
    startX + (at % 81) - 40,
    startZ + Math.floor(at / 81) - 40,
  ]);
  const begun = around
    .filter(([x, z]) => space.isFree(x * GRID, z * GRID))
    .toSorted((one, other) => Math.hypot(one[0] - startX, one[1] - startZ) - Math.hypot(other[0] - startX, other[1] - startZ));
  const open = begun.slice(0, 1);
  const seen = new Set<string>();
  const reached = new Set<string>();
  for (let place = open.pop(); place; place = open.pop()) {
    const [x, z] = place;
    const key = `${x} ${z}`;
    if (seen.has(key) || !space.isFree(x * GRID, z * GRID)) continue;
    seen.add(key);
    const room = space.roomAt(x * GRID, z * GRID);
    if (room) reached.add(room.name);
    open.push([x + 1, z], [x - 1, z], [x, z + 1], [x, z - 1]);
  }
  return reached;
}

test.each(storeys)(
  'in the 3D model of $key, a person can walk from the start into every room of the storey $name',
  ({ plan, answers, at }) => {
    const space = walkSpaceOf(plan, answers, at);
    if (!space) throw new Error('the storey has no rooms');
    const names = space.rooms.map(({ name }) => name);
    expect(new Set(names).size, 'each room has its own name').toBe(names.length);
    expect([...reachedIn(space)].toSorted()).toEqual(names.toSorted());
  },
);

test.each(houses.flatMap(({ surfaces, ...house }) => surfaces.map((surface) => ({ ...house, surface }))))(
  'for the question about $surface, the 3D model of $key opens in a room that has this surface',
  ({ plan, answers, surface }) => {
    const found = findRoom(plan, answers, [surface]);
    const space = found && walkSpaceOf(plan, answers, found.storey, found.name);
    expect(space?.start.name).toBe(found?.name);
    expect(space?.start.name).not.toBeUndefined();
  },
);

test('walls stop a person, and doors let them through', () => {
  const storey = storeys.find(({ key, at }) => key === 'bjorkliden-142' && at === 0);
  const space = storey && walkSpaceOf(storey.plan, storey.answers, 0);
  // The first point is in the wall between the hall and the guest room. The second point is in the door of this wall.
  expect(space?.isFree(7.8, 7.4)).toBe(false);
  expect(space?.isFree(7.8, 6.5)).toBe(true);
  expect(space?.isFree(0.3, 3), 'inside an outer wall').toBe(false);
});

test('nobody walks over the opening in the upper floor through which the stairs come up', () => {
  const storey = storeys.find(({ key, at }) => key === 'bjorkliden-142' && at === 1);
  const space = storey && walkSpaceOf(storey.plan, storey.answers, 1);
  // The first point is in the middle of the stairs, and the second point is on the floor beside them.
  expect(space?.isFree(5.9, 4.2)).toBe(false);
  expect(space?.isFree(5.9, 5.2)).toBe(true);
});

test('a building without walls has no space to walk in', () => {
  const carport = source.houses.find(({ key }) => key === 'carport-24');
  const plan = carport && buildPlan(offerOf(index, carport), source);
  if (!plan) throw new Error('there is no carport');
  expect(walkSpaceOf(plan, [], 0)).toBeNull();
});

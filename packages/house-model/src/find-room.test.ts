import type { HousePlan, RoomPlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { findRoom } from './find-room.ts';

/** A storey with one row of rooms, each 3 m wide; the last room takes the rest of the storey. */
function aStorey(name: string, rooms: Readonly<Record<string, RoomPlan>>): HousePlan['storeys'][number] {
  const letters = Object.keys(rooms);
  const x = letters.slice(1).map((_, at) => 3000 * (at + 1));
  return { name, height: 2400, x, y: [], map: [letters.join('')], rooms, joins: {}, links: [] };
}

const house: HousePlan = {
  ...aPlan(),
  storeys: [
    aStorey('Entréplan', {
      K: { kind: 'kitchen', name: 'Kök' },
      V: { kind: 'living', name: 'Vardagsrum' },
      H: { kind: 'hall', name: 'Hall' },
      B: { kind: 'bath', name: 'Badrum' },
    }),
    aStorey('Övervåning', {
      A: { kind: 'family', name: 'Allrum' },
      S: { kind: 'bedroom', name: 'Sovrum 2' },
      M: { kind: 'master', name: 'Sovrum 1' },
    }),
  ],
};

test('for a surface such as `bathFloor`, findRoom returns a room with this surface; it prefers a main bedroom to other bedrooms', () => {
  expect(findRoom(house, [], ['kitchenFronts'])).toEqual({ storey: 0, name: 'Kök' });
  expect(findRoom(house, [], ['bathFloor'])).toEqual({ storey: 0, name: 'Badrum' });
  expect(findRoom(house, [], ['bedroomFloor']), 'the largest bedroom').toEqual({ storey: 1, name: 'Sovrum 1' });
});

test('for the surface `upperFloor`, findRoom returns only a room above the lowest storey, even if the lowest storey has a hall', () => {
  expect(findRoom(house, [], ['upperFloor'])).toEqual({ storey: 1, name: 'Allrum' });
  const [lower] = house.storeys;
  if (!lower) throw new Error('the house has no storey');
  expect(findRoom({ ...house, storeys: [lower] }, [], ['upperFloor'])).toBeNull();
});

test('findRoom skips each given name that refers to no room of the house, and returns the room for the first other name', () => {
  expect(findRoom(house, [], ['', 'living-ceiling', 'sauna', 'kitchen'])).toEqual({ storey: 0, name: 'Badrum' });
  expect(findRoom(house, [], ['exterior', 'toString'])).toBeNull();
});

test('findRoom returns null if a chosen answer turns the only suitable room into another kind of room', () => {
  const change = { storey: 1, rooms: { A: { kind: 'office' as const, name: 'Arbetsrum' } } };
  const plan = { ...house, variants: { arbetsrum: [change] } };
  expect(findRoom(plan, [], ['upperFloor'])).toEqual({ storey: 1, name: 'Allrum' });
  expect(findRoom(plan, ['arbetsrum'], ['upperFloor'])).toBeNull();
});

test('findRoom returns no room of a building without walls', () => {
  expect(findRoom({ ...house, open: true }, [], ['kitchen'])).toBeNull();
});

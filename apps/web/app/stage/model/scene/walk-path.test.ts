import type { WalkRoom, WalkSpace } from '@gavel/house-model';
import { expect, test } from 'vitest';
import { viewOf, walked } from './walk-path.ts';

const room: WalkRoom = { name: 'Kök', middle: [3, 2], parts: [], fittings: [] };

/** A storey with one room of 6 × 4 m. */
const space: WalkSpace = {
  storey: 0,
  floor: 0,
  rooms: [room],
  start: room,
  isFree: (x, z) => x > 0.2 && x < 5.8 && z > 0.2 && z < 3.8,
  isBeside: () => true,
  roomAt: (x, z) => (x > 0 && x < 6 && z > 0 && z < 4 ? room : null),
};

test('viewOf places a person at one of the short ends of a room, looking towards the other end', () => {
  const { x, turn } = viewOf(space, room);
  expect(Math.min(x, 6 - x)).toBeLessThan(0.4);
  expect(Math.sin((turn * Math.PI) / 180) * (x < 3 ? 1 : -1)).toBeGreaterThan(0.9);
});

test('in a kitchen, viewOf returns a viewpoint that looks at the fittings', () => {
  const fittings = [1, 2, 3, 4, 5].map((x) => [x, 0.3] as const);
  const kitchen: WalkRoom = { ...room, fittings };
  const inKitchen: WalkSpace = { ...space, rooms: [kitchen], start: kitchen, roomAt: (x, z) => space.roomAt(x, z) && kitchen };
  const { z, turn } = viewOf(inKitchen, kitchen);
  expect(Math.cos((turn * Math.PI) / 180), 'towards the wall with the fittings').toBeLessThan(-0.3);
  expect(z, 'from the other side of the room').toBeGreaterThan(2);
});

test('if a table is at one end of the room, viewOf returns a viewpoint that is not inside the table', () => {
  const isBeside = (x: number) => x > 1.5;
  const { x } = viewOf({ ...space, isBeside }, room);
  expect(x).toBeGreaterThan(1.5);
  expect(viewOf({ ...space, isBeside: (x) => x < 4.5 }, room).x).toBeLessThan(4.5);
});

test('if a person walks against a wall at an angle, the person slides along the wall', () => {
  const after = walked(space, { x: 3, z: 3, turn: 0, look: 0 }, 1, 3);
  expect(after.z).toBeLessThanOrEqual(3.8);
  expect(after.x).toBeCloseTo(4, 0);
});

test('if the visitor presses a point close to the horizon, the person walks only to the next wall, and `walked` checks fewer than 10 000 points', () => {
  let checks = 0;
  const counted: WalkSpace = {
    ...space,
    isFree: (x, z) => {
      checks++;
      return space.isFree(x, z);
    },
  };
  const { x, z } = walked(counted, { x: 3, z: 2, turn: 90, look: 0 }, 4e5, 1e-3);
  expect(x).toBeGreaterThan(5.7);
  expect(z).toBeCloseTo(2, 3);
  expect(checks).toBeLessThan(10_000);
});

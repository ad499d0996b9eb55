import type { Measures, WalkRoom, WalkSpace } from '@gavel/house-model';
import { expect, test } from 'vitest';
import { createWalk } from './walk.ts';

const hall: WalkRoom = { name: 'Hall', middle: [1.5, 2], parts: [], fittings: [] };
const bedroom: WalkRoom = { name: 'Sovrum', middle: [4.5, 2], parts: [], fittings: [] };
const measures: Measures = {
  length: 6,
  depth: 4,
  floor: 0.15,
  eaves: 4,
  ridge: 6,
  entrance: null,
  gates: [],
  isOpen: false,
};

/** Returns a storey with two rooms side by side. @param floor the height of its floor, m */
function upperStorey(floor: number): WalkSpace {
  return {
    storey: 1,
    floor,
    rooms: [hall, bedroom],
    start: hall,
    isFree: (x, z) => x > 0.2 && x < 5.8 && z > 0.2 && z < 3.8,
    isBeside: () => true,
    roomAt: (x) => (x < 3 ? hall : bedroom),
  };
}

test('a person stays in their room when a choice raises the floor of the storey', () => {
  const canvas = { addEventListener: () => undefined, removeEventListener: () => undefined } as unknown as HTMLCanvasElement;
  let room = -1;
  const walk = createWalk(canvas, {
    isStill: true,
    ask: () => undefined,
    onStand: (standing) => {
      room = standing.room;
    },
  });
  walk.enter(upperStorey(2.85), measures);
  expect(room).toBe(0);
  walk.goTo(bedroom);
  walk.enter(upperStorey(2.95), measures);
  walk.update();
  expect(room).toBe(1);
  expect(walk.camera.position.y).toBeCloseTo(2.95 + 1.6);
});

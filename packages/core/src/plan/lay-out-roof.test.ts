import { expect, test } from 'vitest';
import { downpipesOf, PIPE, snowOverDoor } from './lay-out-roof.ts';

const length = 5000;
/** The middles of doors from one end of a wall to the other, mm. A hinged door is up to 1.5 m wide. */
const doors = Array.from({ length: 36 }, (_, at) => 750 + at * 100);

test('no downpipe is in front of a door, and all downpipes are on the wall', () => {
  for (const door of doors)
    for (const x of downpipesOf({ door, gates: [], length })) {
      expect(x + PIPE <= door - 750 || x >= door + 750, `${door}: ${x}`).toBe(true);
      expect(x >= 0 && x + PIPE <= length, `${door}: ${x}`).toBe(true);
    }
});

test('no downpipe is in front of a gate near the end of the wall', () => {
  const pipes = downpipesOf({
    door: null,
    gates: [
      [200, 1800],
      [2300, 2600],
    ],
    length,
  });
  expect(pipes).toEqual([2100, 2200 - PIPE]);
});

test('near the end of a roof, the snow guards over the entrance reach only to the end of the roof', () => {
  expect(snowOverDoor({ door: 800, length, dormers: [] })).toEqual([[0, 2000]]);
  expect(snowOverDoor({ door: 4200, length, dormers: [] })).toEqual([[3000, 5000]]);
  const gable = { at: 1500, width: 2400, isGable: true };
  expect(snowOverDoor({ door: 1500, length, dormers: [gable] })).toEqual([[3000, 4200]]);
});

import { expect, test } from 'vitest';
import { laundry, technicalRoom } from './utility-rooms.ts';

test.each([
  ['airWater', ['VP']],
  ['exhaust', ['VP']],
  ['rock', ['VP']],
  ['district', ['FJV']],
  ['electric', []],
  ['airAir', []],
  ['floor', []],
])('with the heating %s, the heating units in the floor plan are %j', (heating, marks) => {
  for (const room of [laundry, technicalRoom])
    expect(room({ shows: { heating } }).flatMap(({ kind, mark }) => (kind === 'heater' ? mark : []))).toEqual(marks);
});

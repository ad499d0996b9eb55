import { expect, test } from 'vitest';
import { readPercent, writePercent } from './percent.ts';

test.each([
  ['3,5', 3.5],
  ['3.5', 3.5],
  [' 15 % ', 15],
  ['0', 0],
  ['100', 100],
  ['2,', 2],
])('readPercent reads %s as %d per cent', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent);
});

test.each(['', 'tre', '-1', '101', '100,1', '1e2', '3,5,1', '12345'])('readPercent returns null for %s', (typed) => {
  expect(readPercent(typed)).toBeNull();
});

test('writePercent uses a comma and no more decimals than needed', () => {
  expect([3.5, 15, 4.125].map(writePercent)).toEqual(['3,5', '15', '4,125']);
});

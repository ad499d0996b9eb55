import { expect, test } from 'vitest';
import type { Position } from '../model/plot.ts';
import { areaOf, crossesItself, isInside } from './polygon.ts';

const corner: readonly Position[] = [
  [0, 0],
  [4, 0],
  [4, 2],
  [2, 2],
  [2, 4],
  [0, 4],
];

test('areaOf is positive for corners that are listed anticlockwise', () => {
  expect(areaOf(corner)).toBe(12);
  expect(areaOf(corner.toReversed())).toBe(-12);
});

test('crossesItself finds sides that cross, and sides that overlap', () => {
  expect(crossesItself(corner)).toBe(false);
  const bow: readonly Position[] = [
    [0, 0],
    [4, 4],
    [4, 0],
    [0, 4],
  ];
  expect(crossesItself(bow)).toBe(true);
  const spike: readonly Position[] = [
    [0, 0],
    [4, 0],
    [8, 0],
    [4, 0],
    [4, 4],
  ];
  expect(crossesItself(spike)).toBe(true);
  expect(crossesItself([...corner, [0, 4]])).toBe(true);
});

test('isInside returns false for a position in the notch of a plot', () => {
  expect(isInside(corner, [1, 3])).toBe(true);
  expect(isInside(corner, [3, 3])).toBe(false);
});

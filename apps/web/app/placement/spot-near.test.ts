import { type MeasuredPlot, outlineOf } from '@gavel/core/placement';
import { expect, test } from 'vitest';
import { spotNear } from './spot-near.ts';

/** A house of 10 × 8 m, and a plot on which it fits nowhere. */
const outline = outlineOf([{ part: 'walls', x: 0, y: 0, width: 10_000, height: 8000 }]);
const small: MeasuredPlot = {
  border: [
    [0, 0],
    [12, 0],
    [12, 12],
    [0, 12],
  ],
  borderDistance: 4.5,
  maxBuildArea: null,
  frontFaces: null,
};
const now = { east: 6, north: 6, turn: 180 };

test('on a plot where the house fits nowhere, the visitor can move it to any position on the plot', () => {
  expect(spotNear(small, outline, { east: 3.337, north: 6, turn: 180 }, now)).toEqual({ east: 3.34, north: 6, turn: 180 });
});

test('a house that fits nowhere cannot leave its plot, because the server stores no position there, but it can turn', () => {
  expect(spotNear(small, outline, { east: 12.5, north: 6, turn: 180 }, now)).toEqual(now);
  expect(spotNear(small, outline, { east: 11.998, north: 6, turn: 180 }, now), 'rounded to the border').toEqual(now);
  expect(spotNear(small, outline, { ...now, turn: 185 }, now)).toEqual({ ...now, turn: 185 });
});

test('on a plot where the house fits, the house stops at the smallest allowed distance to the border of the plot', () => {
  const plot: MeasuredPlot = {
    ...small,
    border: [
      [0, 0],
      [31, 0],
      [31, 40],
      [0, 40],
    ],
  };
  expect(spotNear(plot, outline, { east: 60, north: 20, turn: 180 }, now)).toMatchObject({ east: 21.5, north: 20 });
});

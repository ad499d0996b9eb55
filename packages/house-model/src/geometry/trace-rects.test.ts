import type { Rect } from '@gavel/core/plan';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turning } from './frame.ts';
import { traceRects } from './trace-rects.ts';

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

test('traceRects returns one outline with six corners for two rectangles that form an L', () => {
  const [area, ...others] = traceRects([rect(0, 0, 4, 2), rect(0, 2, 2, 3)]);
  expect(others).toEqual([]);
  expect(area?.outline.toSorted()).toEqual([
    [0, 0],
    [0, 5],
    [2, 2],
    [2, 5],
    [4, 0],
    [4, 2],
  ]);
  expect(area?.holes).toEqual([]);
});

test('traceRects returns one outline with a hole for rectangles around a court', () => {
  const [area, ...others] = traceRects([rect(0, 0, 6, 1), rect(0, 5, 6, 1), rect(0, 0, 1, 6), rect(5, 0, 1, 6)]);
  expect(others).toEqual([]);
  expect(area?.outline.toSorted()).toEqual([
    [0, 0],
    [0, 6],
    [6, 0],
    [6, 6],
  ]);
  expect(area?.holes.map((hole) => hole.toSorted())).toEqual([
    [
      [1, 1],
      [1, 5],
      [5, 1],
      [5, 5],
    ],
  ]);
});

test('traceRects returns two outlines for rectangles that touch only at a corner', () => {
  expect(traceRects([rect(0, 0, 2, 2), rect(2, 2, 2, 2)]).map(({ outline }) => outline.length)).toEqual([4, 4]);
});

test('the area of the outlines minus that of their holes is the area that the rectangles cover', () => {
  const rects = fc.array(fc.tuple(fc.nat(6), fc.nat(6), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(rects, (all) => {
      const areas = traceRects(all.map((one) => rect(...one)));
      const covered = new Set(
        all.flatMap(([x, y, width, height]) =>
          Array.from({ length: width * height }, (_, at) => `${x + (at % width)} ${y + Math.floor(at / width)}`),
        ),
      );
      const size = (line: Parameters<typeof turning>[0]) => Math.abs(turning(line)) / 2;
      const traced = areas.reduce(
        (sum, { outline, holes }) => sum + size(outline) - holes.reduce((all, one) => all + size(one), 0),
        0,
      );
      expect(traced).toBe(covered.size);
    }),
  );
});

import { expect, test } from 'vitest';
import { openEdges, volumeOf } from '../testing/measure-mesh.ts';
import { frameOf } from './frame.ts';
import { hullOf } from './hull.ts';
import type { Mesh } from './mesh.ts';
import { sheet } from './sheet.ts';
import { bar, box, prism, profileAlong, rectangle, slab, tube } from './solids.ts';

const wall = frameOf([2, 0, 3], [0, 0, -1], [0, 1, 0]);

/** The name of each solid, the solid, and its volume in m³. */
const solids: readonly (readonly [string, Mesh, number])[] = [
  ['a box', box(wall, [1, 3], [0, 2], [-0.5, 0]), 2],
  ['a box whose ranges begin at the larger number', box(wall, [3, 1], [2, 0], [0, -0.5]), 2],
  ['a prism with a clockwise outline', prism(wall, rectangle(0, 0, 2, 1).toReversed(), 0, 0.5), 1],
  [
    'a wall with two windows side by side',
    prism(wall, rectangle(0, 0, 6, 3), -0.4, 0, [rectangle(1, 1, 2, 2), rectangle(3, 1, 4, 2)]),
    6.4,
  ],
  ['a bar', bar([0, 0, 0], [0, 0, 2], 0.5, 0.1), 0.1],
  ['a bar that climbs', bar([0, 0, 0], [3, 4, 0], 0.5, 0.1, [0, 0, 1]), 0.25],
  ['a gutter', profileAlong([0, 2, 0], [4, 2, 0], [0, 1, 0], rectangle(-0.1, -0.1, 0.1, 0)), 0.08],
];

test.each(solids)('%s is closed and has the expected volume', (_, solid, volume) => {
  expect(openEdges([solid])).toEqual([]);
  expect(volumeOf(solid)).toBeCloseTo(volume, 4);
});

test('a slab between two faces of different size is closed, and its normals point outwards', () => {
  const solid = slab(wall, { outline: rectangle(0, 0, 4, 2), out: 0 }, { outline: rectangle(1, 0, 3, 2), out: -1 });
  expect(openEdges([solid])).toEqual([]);
  expect(volumeOf(solid)).toBeCloseTo(6, 6);
});

test('hullOf returns the corners of the outline around some points, without the points inside the outline or on its edges', () => {
  const round = hullOf([
    [1, 1],
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [1, 0],
    [2, 2],
  ]);
  expect(round).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ]);
  expect(
    hullOf([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ]),
  ).toHaveLength(3);
});

test('a round bar is closed and has nearly the volume of a cylinder', () => {
  const solid = tube(
    [
      [0, 0, 0],
      [0, 3, 0],
      [2, 3, 0],
    ],
    0.1,
    24,
  );
  expect(openEdges([solid])).toEqual([]);
  expect(volumeOf(solid) / (Math.PI * 0.01 * 5)).toBeGreaterThan(0.98);
  expect(volumeOf(solid) / (Math.PI * 0.01 * 5)).toBeLessThanOrEqual(1);
});

test('the upper face and all other faces of a sheet together form a closed solid', () => {
  const { upper, rest } = sheet(
    [
      [0, 2, 4],
      [6, 2, 4],
      [6, 4, 0],
      [0, 4, 0],
    ],
    0.2,
  );
  expect(openEdges([upper, rest])).toEqual([]);
  expect(openEdges([upper])).not.toEqual([]);
  expect(volumeOf(upper) + volumeOf(rest)).toBeCloseTo(6 * 4 * 0.2, 6);
});

test('the texture coordinates of a box measure the same lengths as its surface', () => {
  const { positions, coordinates } = box(wall, [1, 3], [0, 2], [-0.5, 0]);
  const [places, spots] = [[...positions], [...coordinates]];
  for (let corner = 0; corner < places.length / 9; corner++) {
    const place = (index: number) => places.slice(corner * 9 + index * 3, corner * 9 + index * 3 + 3);
    const spot = (index: number) => spots.slice(corner * 6 + index * 2, corner * 6 + index * 2 + 2);
    const between = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
    expect(between(spot(0), spot(1))).toBeCloseTo(between(place(0), place(1)), 6);
    expect(between(spot(1), spot(2))).toBeCloseTo(between(place(1), place(2)), 6);
  }
});

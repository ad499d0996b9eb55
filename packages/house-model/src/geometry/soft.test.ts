import { expect, test } from 'vitest';
import { openEdges, trianglesOf, volumeOf } from '../testing/measure-mesh.ts';
import { frameOf } from './frame.ts';
import { softBox, turned } from './soft.ts';
import { dot } from './vector.ts';

const wall = frameOf([2, 0, 3], [0, 0, -1], [0, 1, 0]);

test('a box with rounded edges is closed, has 44 triangles, and is a little smaller than a box with sharp edges', () => {
  const solid = softBox(wall, [1, 3], [0, 2], [-0.5, 0.5], 0.1);
  expect(openEdges([solid])).toEqual([]);
  expect(trianglesOf(solid)).toHaveLength(44);
  expect(volumeOf(solid)).toBeGreaterThan(3.85);
  expect(volumeOf(solid)).toBeLessThan(4);
});

test('softBox reduces a radius that is too large for the box, and returns a closed solid', () => {
  const solid = softBox(wall, [0, 1], [0, 0.02], [0, 1], 0.4);
  expect(openEdges([solid])).toEqual([]);
  expect(volumeOf(solid)).toBeGreaterThan(0);
});

test('a solid that is formed by rings is closed, and its normals point outwards', () => {
  const cylinder = turned(
    wall,
    [0, 0],
    [
      [0, 0.5],
      [2, 0.5],
    ],
    64,
  );
  expect(openEdges([cylinder])).toEqual([]);
  expect(volumeOf(cylinder)).toBeCloseTo(Math.PI / 2, 2);
  const [normals, positions] = [[...cylinder.normals], [...cylinder.positions]];
  const outwards = normals.flatMap((_, at) =>
    at % 3 === 0 && Math.abs(normals[at + 1] ?? 0) < 0.5
      ? [dot([normals[at] ?? 0, 0, normals[at + 2] ?? 0], [(positions[at] ?? 0) - 2, 0, (positions[at + 2] ?? 0) - 3])]
      : [],
  );
  expect(outwards.every((value) => value > 0)).toBe(true);
});

test('the mesh of a bowl that is formed by rings has no open edges, and its volume is only that of its walls and its bottom', () => {
  const [outer, inner] = [0.3, 0.28];
  const bowl = turned(
    wall,
    [0, 0],
    [
      [0, outer],
      [0.2, outer],
      [0.2, inner],
      [0.02, inner],
    ],
    64,
  );
  expect(openEdges([bowl])).toEqual([]);
  expect(volumeOf(bowl)).toBeCloseTo(Math.PI * (outer * outer * 0.2 - inner * inner * 0.18), 3);
});

import { expect, test } from 'vitest';
import { box } from '../testing/box.ts';
import { createLightMap } from './light-map.ts';

/** A cube of 2 m that stands on the ground, with its middle at the origin. */
const cube = Float32Array.from(box(-1, 0, -1, 1, 2, 1).positions);

test('the shadow of a cube falls away from the sun', () => {
  // The sun is to the left and a little to the front, at a height of about 45°.
  const map = createLightMap(cube, [-1, 1, 0.2], 200, 2);
  expect(map.reaches(2, 0.01, 0)).toBe(0);
  expect(map.reaches(-2, 0.01, 0)).toBe(1);
  // The cube is 2 m high, so the shadow is about 2 m long.
  expect(map.reaches(2.7, 0.01, -0.3)).toBe(0);
  expect(map.reaches(3.4, 0.01, -0.4)).toBe(1);
});

test('light reaches the sides of a cube that face the sun, and no other side', () => {
  const map = createLightMap(cube, [-1, 1, 0.2], 200, 2);
  expect(map.reaches(-1.02, 1, 0)).toBe(1);
  expect(map.reaches(0, 2.02, 0)).toBe(1);
  expect(map.reaches(0, 1, 1.02)).toBe(1);
  expect(map.reaches(1.02, 1, 0)).toBe(0);
  expect(map.reaches(0, 1, -1.02)).toBe(0);
  expect(map.reaches(0, -0.02, 0)).toBe(0);
});

test('the edge of a shadow is soft', () => {
  const map = createLightMap(cube, [-1, 1, 0], 100, 4);
  const across = Array.from({ length: 41 }, (_, index) => Math.round(map.reaches(2.8 + index / 100, 0.01, 0) * 1e6));
  expect(across.toSorted((a, b) => a - b)).toEqual(across);
  expect(across.filter((lit) => lit > 5e4 && lit < 95e4).length).toBeGreaterThan(3);
});

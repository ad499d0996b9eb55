import { expect, test } from 'vitest';
import { solidBox } from '../../../../testing/solid-box.ts';
import { createShadeMap, FARTHEST, HIGHEST } from './shade-map.ts';

const ROOM = { floor: 0.5, ceiling: 2.9 } as const;

/**
 * Returns the two values of a map at a point in a house of 10 × 6 m, as fractions of the largest value that the map can contain. `margin`:
 * how far the map extends outside the walls, in m.
 */
function read(map: ReturnType<typeof createShadeMap>, x: number, z: number, margin = 0): readonly [number, number] {
  const { data, width, height } = map.texture.image;
  const column = Math.floor(((x + margin) / (10 + 2 * margin)) * width);
  const row = Math.floor(((z + margin) / (6 + 2 * margin)) * height);
  const at = (row * width + column) * 2;
  return [(data?.[at] ?? 0) / 255, (data?.[at + 1] ?? 0) / 255];
}

test('the shade map of a storey contains the distances to the storey’s walls and furniture, but not to lintels or to other storeys', () => {
  const map = createShadeMap();
  const parts = [
    solidBox({ name: 'partition', storey: 0, x: [5, 5.1], y: [0.5, 2.9], z: [0, 6] }),
    solidBox({ name: 'partition', storey: 0, x: [2, 2.1], y: [2.5, 2.9], z: [0, 6] }),
    solidBox({ name: 'wall', storey: null, x: [8, 8.1], y: [3.1, 5], z: [0, 6] }),
    solidBox({ name: 'furniture', storey: 0, x: [3, 4], y: [0.5, 1.2], z: [3, 4] }),
  ];
  map.mapStorey(parts, ROOM, 10, 6);
  expect(read(map, 5.05, 2)[0]).toBeLessThan(0.1);
  expect(read(map, 5.4, 2)[0]).toBeCloseTo(0.3 / FARTHEST, 1);
  for (const x of [2.05, 8.05]) expect(read(map, x, 2)).toEqual([1, 1]);
  expect(read(map, 3.5, 3.5)).toEqual([1, 0]);
  expect(read(map, 4.2, 3.5)[1]).toBeCloseTo(0.2 / FARTHEST, 1);
});

test('the shade map of a roof contains the height of the roof’s underside, also outside the walls, and has no value where there is no roof', () => {
  const map = createShadeMap();
  map.mapRoof([solidBox({ name: 'roof', storey: null, x: [-0.5, 6], y: [3, 3.2], z: [-0.5, 6.5] })], 10, 6);
  for (const x of [-0.3, 3]) expect(read(map, x, 3, 0.9)[0] * HIGHEST).toBeCloseTo(3, 1);
  expect(read(map, 8, 3, 0.9)[0]).toBe(1);
});

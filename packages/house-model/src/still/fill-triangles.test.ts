import { expect, test } from 'vitest';
import { emptySamples, fillTriangles } from './fill-triangles.ts';

/** Returns, row by row, the number of the nearest triangle at each sampling point as one character; a dot: no triangle. */
function shown({ triangles, columns }: ReturnType<typeof emptySamples>): readonly string[] {
  const all = [...triangles].map((triangle) => (triangle === -1 ? '.' : String(triangle))).join('');
  return all.match(new RegExp(`.{${columns}}`, 'g')) ?? [];
}

/** Returns a square as two triangles that face the viewer: their corners are counter-clockwise on the screen, where y points down. */
function square(left: number, top: number, size: number, near: number): readonly number[] {
  const [right, bottom] = [left + size, top + size];
  return [
    ...[left, top, near, left, bottom, near, right, bottom, near],
    ...[left, top, near, right, bottom, near, right, top, near],
  ];
}

function filled(...corners: readonly (readonly number[])[]) {
  const samples = emptySamples(6, 6);
  fillTriangles(samples, Float32Array.from(corners.flat()));
  return samples;
}

test('the two triangles of a square cover exactly the sampling points inside the square, without a gap between the triangles', () => {
  expect(shown(filled(square(1, 1, 4, 1)))).toEqual(['......', '.1111.', '.0111.', '.0011.', '.0001.', '......']);
});

test('of two squares that overlap, the nearer one hides the other, whichever is filled first', () => {
  const [far, near] = [square(0, 0, 4, 1), square(2, 2, 4, 2)];
  const owners = (samples: ReturnType<typeof emptySamples>, swapped: boolean) =>
    shown(samples).map((row) => row.replaceAll(/\d/g, (triangle) => (Number(triangle) < 2 === swapped ? 'n' : 'f')));
  const expected = ['ffff..', 'ffff..', 'ffnnnn', 'ffnnnn', '..nnnn', '..nnnn'];
  expect(owners(filled(far, near), false)).toEqual(expected);
  expect(owners(filled(near, far), true)).toEqual(expected);
});

test('fillTriangles skips a triangle that faces away from the viewer', () => {
  const away = [...[1, 1, 1], ...[5, 5, 1], ...[1, 5, 1]];
  expect(shown(filled(away)).join('')).toBe('.'.repeat(36));
});

test('the stored nearness of a tilted square increases towards the square’s near side', () => {
  const tilted = [...[0, 0, 1], ...[0, 6, 1], ...[6, 6, 4], ...[0, 0, 1], ...[6, 6, 4], ...[6, 0, 4]];
  const { nearness } = filled(tilted);
  expect(nearness[0]).toBeCloseTo(1.25);
  expect(nearness[5]).toBeCloseTo(3.75);
});

import { expect, test } from 'vitest';
import { clipTo } from './clip-to.ts';

const frame = { width: 2000, height: 1000 };

test('clipTo clips a layer to its box plus a margin for the blur of a small rendition, in the order top, right, bottom, left', () => {
  expect(clipTo({ x: 200, y: 300, width: 1000, height: 600 }, frame)).toBe('inset(29.50% 39.50% 9.50% 9.50%)');
});

test('a box at the edge of the picture is not clipped at that edge', () => {
  expect(clipTo({ x: 0, y: 4, width: 2000, height: 996 }, frame)).toBe('inset(0.00% 0.00% 0.00% 0.00%)');
});

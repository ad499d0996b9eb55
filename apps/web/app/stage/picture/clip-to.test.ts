import { expect, test } from 'vitest';
import { clipTo } from './clip-to.ts';

const frame = { width: 2000, height: 1000 };

test('clipTo returns a CSS inset that shows only the layer’s box and a margin, because a small picture blurs when it is scaled up', () => {
  expect(clipTo({ x: 200, y: 300, width: 1000, height: 600 }, frame)).toBe('inset(29.50% 39.50% 9.50% 9.50%)');
});

test('if a box reaches the edge of the picture, clipTo clips nothing at that edge', () => {
  expect(clipTo({ x: 0, y: 4, width: 2000, height: 996 }, frame)).toBe('inset(0.00% 0.00% 0.00% 0.00%)');
});

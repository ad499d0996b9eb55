import { kr } from '@gavel/core';
import { expect, test } from 'vitest';
import { countedAt } from './counted-at.ts';

test('countedAt begins at the old amount, ends at exactly the new amount, and returns whole kr between them', () => {
  const from = kr(2_000_000);
  const to = kr(2_012_500.5);
  expect(countedAt(from, to, 0)).toBe(from);
  expect(countedAt(from, to, 1)).toBe(to);
  const between = [0.1, 0.3, 0.5, 0.9].map((progress) => countedAt(from, to, progress));
  for (const amount of between) expect(amount % 100).toBe(0);
  expect([...between].sort((left, right) => left - right)).toEqual(between);
});

test('countedAt also counts from a higher to a lower amount', () => {
  const between = countedAt(kr(900), kr(100), 0.5);
  expect(between).toBeGreaterThan(kr(100));
  expect(between).toBeLessThan(kr(500));
});

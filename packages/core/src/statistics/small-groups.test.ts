import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownCount, shownParts, shownShare } from './small-groups.ts';

test.each([
  [0, 0],
  [1, null],
  [4, null],
  [5, 5],
  [7, 5],
  [8, 10],
  [1002, 1000],
])('a count of %i people is shown as %j', (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});

test('the size of a group of fewer than five people cannot be computed from the shown numbers: at least two sizes are possible', () => {
  for (const parts of [1, 2, 3, 4]) {
    const known = new Map<string, Set<number>[]>();
    for (const counts of tables(parts, parts < 4 ? 17 : 11)) {
      const shown = shownParts(counts);
      const key = JSON.stringify(shown);
      const values = known.get(key) ?? counts.map(() => new Set<number>());
      counts.forEach((count, at) => void values[at]?.add(count));
      known.set(key, values);
    }
    const largest = (parts < 4 ? 17 : 11) - 1;
    for (const [key, values] of known) {
      const shown: ReturnType<typeof shownParts> = JSON.parse(key);
      // Skip a result with a number near the largest generated count: larger counts, which the test does not try, can have the same result.
      if (shown.parts.some((part) => part !== null && part + 2 > largest)) continue;
      shown.parts.forEach((part, at) => {
        if (part === null) expect(values[at]?.size, key).toBeGreaterThan(1);
      });
    }
  }
});

test('the shown size of a group differs from the counted size by less than 3, and the shown total of all groups from the counted total by less than 5', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 30 }), (counts) => {
      const { total, parts } = shownParts(counts);
      parts.forEach((part, at) => {
        if (part !== null) expect(Math.abs(part - (counts[at] ?? 0))).toBeLessThan(3);
      });
      if (total !== null) expect(Math.abs(total - counts.reduce((sum, count) => sum + count, 0))).toBeLessThan(5);
    }),
  );
});

test('shownShare computes a group’s share of the total from the shown numbers, and returns null if the group’s size is hidden or the total is below 20', () => {
  expect(shownShare(10, 40)).toBe(0.25);
  expect(shownShare(45, 40)).toBe(1);
  expect(shownShare(null, 40)).toBeNull();
  expect(shownShare(5, 15)).toBeNull();
});

/** Yields every list of `parts` counts in which each count is below the limit. */
function* tables(parts: number, limit: number): Generator<readonly number[]> {
  if (parts === 0) return yield [];
  for (const rest of tables(parts - 1, limit)) for (let count = 0; count < limit; count += 1) yield [...rest, count];
}

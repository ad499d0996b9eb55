import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('a value is made once, and the one used longest ago goes first', () => {
  const made: string[] = [];
  const cache = new BoundedCache<string>(2);
  const ask = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('what is forgotten is made anew', () => {
  const cache = new BoundedCache<number>(2);
  expect(cache.get('a', () => 1)).toBe(1);
  cache.forget('a');
  expect(cache.get('a', () => 2)).toBe(2);
});

import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('BoundedCache makes a value only if the value is not cached, and drops the least recently used value first', () => {
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

test('BoundedCache makes a value again after the value was removed', () => {
  const cache = new BoundedCache<number>(2);
  expect(cache.get('a', () => 1)).toBe(1);
  cache.forget('a');
  expect(cache.get('a', () => 2)).toBe(2);
});

test('BoundedCache counts the size of values against its limit, and does not keep a value that is larger than the limit', () => {
  const cache = new BoundedCache<string>(5, ({ length }) => length);
  for (const value of ['aa', 'bb', 'c']) cache.put(value, value);
  expect(cache.find('aa')).toBe('aa');
  cache.put('dd', 'dd');
  expect(['aa', 'bb', 'c', 'dd'].map((key) => cache.find(key))).toEqual(['aa', undefined, 'c', 'dd']);
  cache.put('dd', 'd');
  cache.put('e', 'e');
  expect(['aa', 'c', 'dd', 'e'].map((key) => cache.find(key))).toEqual(['aa', 'c', 'd', 'e']);
  cache.put('long', 'longer');
  expect(cache.find('long')).toBeUndefined();
});

test('clear removes all values from BoundedCache, and the whole limit can be used again', () => {
  const cache = new BoundedCache<string>(2);
  cache.put('a', 'A');
  cache.put('b', 'B');
  cache.clear();
  expect(cache.find('a')).toBeUndefined();
  cache.put('c', 'C');
  cache.put('d', 'D');
  expect([cache.find('c'), cache.find('d')]).toEqual(['C', 'D']);
});

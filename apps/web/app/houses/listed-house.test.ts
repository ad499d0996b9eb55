import { expect, test } from 'vitest';
import { typeIn } from './listed-house.ts';

test('the filter of an address is one of the listed types; anything else is all types', () => {
  expect(typeIn(new URLSearchParams('typ=2'))).toBe('2');
  expect(typeIn(new URLSearchParams('typ=5&m=0114'))).toBe('5');
  for (const search of ['', 'typ=', 'typ=0', 'typ=6', 'typ=x']) expect(typeIn(new URLSearchParams(search))).toBeNull();
});

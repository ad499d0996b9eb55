import { expect, test } from 'vitest';
import { listedTypes, numberOf, typeIn } from './listed-house.ts';

test('the filter of an address is one of the listed types; anything else is all types', () => {
  expect(typeIn(new URLSearchParams('typ=2'))).toBe('oneAndAHalfStoreys');
  expect(typeIn(new URLSearchParams('typ=5&m=0114'))).toBe('sideBuilding');
  for (const search of ['', 'typ=', 'typ=0', 'typ=6', 'typ=x']) expect(typeIn(new URLSearchParams(search))).toBeNull();
});

test('a type’s number leads back to it', () => {
  for (const type of listedTypes) expect(typeIn(new URLSearchParams({ typ: `${numberOf(type)}` }))).toBe(type);
});

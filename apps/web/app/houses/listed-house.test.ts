import { expect, test } from 'vitest';
import { listedTypes, numberOf, typeIn } from './listed-house.ts';

test('typeIn returns the house type in an address, and null for an address without a valid type', () => {
  expect(typeIn(new URLSearchParams('typ=2'))).toBe('oneAndAHalfStoreys');
  expect(typeIn(new URLSearchParams('typ=5&m=0114'))).toBe('sideBuilding');
  for (const search of ['', 'typ=', 'typ=0', 'typ=6', 'typ=x']) expect(typeIn(new URLSearchParams(search))).toBeNull();
});

test('typeIn returns the type for each number that numberOf returns', () => {
  for (const type of listedTypes) expect(typeIn(new URLSearchParams({ typ: `${numberOf(type)}` }))).toBe(type);
});

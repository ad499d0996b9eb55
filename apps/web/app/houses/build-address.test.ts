import { expect, test } from 'vitest';
import { buildAddress } from './build-address.ts';

test('a house without a municipality goes on to choosing one', () => {
  expect(buildAddress({ house: 3, municipality: null })).toBe('/municipality?h=3');
  expect(buildAddress({ house: 3, bundle: 12, municipality: null })).toBe('/municipality?h=3&b=12');
});

test('the quick road is asked for on the way', () => {
  expect(buildAddress({ house: 3, municipality: null, isQuick: true })).toBe('/municipality?h=3&road=quick');
  expect(buildAddress({ house: 3, municipality: '0114', isQuick: true })).toBe('/start/new?h=3&m=0114&road=quick');
});

test('a house with a municipality starts', () => {
  expect(buildAddress({ house: 3, municipality: '0114' })).toBe('/start/new?h=3&m=0114');
  expect(buildAddress({ house: 3, bundle: 12, municipality: '0114' })).toBe('/start/new?h=3&m=0114&b=12');
  expect(buildAddress({ house: 3, municipality: '0114', customer: '9' })).toBe('/start/new?h=3&m=0114&a=9');
});

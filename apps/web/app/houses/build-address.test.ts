import { expect, test } from 'vitest';
import { buildAddress } from './build-address.ts';

test('if no municipality is chosen, buildAddress returns the address of the page that asks for the municipality', () => {
  expect(buildAddress({ house: 3, municipality: null })).toBe('/municipality?h=3');
  expect(buildAddress({ house: 3, bundle: 12, municipality: null })).toBe('/municipality?h=3&b=12');
});

test('buildAddress keeps the visitor’s choice to answer only the questions that shape the house (the quick road)', () => {
  expect(buildAddress({ house: 3, municipality: null, isQuick: true })).toBe('/municipality?h=3&road=quick');
  expect(buildAddress({ house: 3, municipality: '0114', isQuick: true })).toBe('/start/new?h=3&m=0114&road=quick');
});

test('if the municipality is known, buildAddress returns the address that starts the house', () => {
  expect(buildAddress({ house: 3, municipality: '0114' })).toBe('/start/new?h=3&m=0114');
  expect(buildAddress({ house: 3, bundle: 12, municipality: '0114' })).toBe('/start/new?h=3&m=0114&b=12');
  expect(buildAddress({ house: 3, municipality: '0114', customer: '9' })).toBe('/start/new?h=3&m=0114&a=9');
});

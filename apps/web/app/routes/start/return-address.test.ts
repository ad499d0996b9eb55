import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test.each(['/house?typ=2', '/configuration/new/3/1?view=summary#x', '/'])('%s is a place to return to', (address) =>
  expect(returnAddress(address)).toBe(address),
);

test.each([
  null,
  '',
  'house',
  '//example.com',
  '/\\example.com',
  'https://example.com/',
  'javascript:alert(1)',
  '/\t/example.com',
])('%j leads to the start page', (address) => expect(returnAddress(address)).toBe('/'));

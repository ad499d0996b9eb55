import { expect, test } from 'vitest';
import { withAdvertisement } from './with-advertisement.ts';

test.each([
  [
    '/municipality?h=97',
    'h=97&utm_source=brev&utm_campaign=h%C3%B6st',
    '/municipality?h=97&utm_source=brev&utm_campaign=h%C3%B6st',
  ],
  ['/', 'gclid=x1&b=5', '/?gclid=x1'],
  ['/house?m=1280', 'm=1280', '/house?m=1280'],
  ['/', '', '/'],
])('a redirect to %s from an address with the parameters "%s" leads to %s', (to, from, expected) => {
  expect(withAdvertisement(to, new URLSearchParams(from))).toBe(expected);
});

import { expect, test } from 'vitest';
import { askedPage } from './asked-page.ts';

const pages = [
  { path: '/', parameters: [] },
  { path: '/houses/:house', parameters: ['h', 'm'] },
];
const asked = (address: string) => askedPage(new URL(address, 'http://here'), pages);

test('askedPage returns the normalised address, and the names and ids in the address that must exist in the range', () => {
  expect(asked('/')).toEqual({ pattern: '/', address: '/', names: [] });
  const written = { pattern: '/houses/:house', address: '/houses/sjovik?h=4&m=1280', names: ['sjovik', '4', '1280'] };
  expect(asked('/houses/sjovik?h=4&m=1280')).toEqual(written);
  expect(asked('/houses/sjovik?m=1280&h=4')).toEqual(written);
});

test('query parameters that advertisements add do not change which page an address asks for', () => {
  expect(asked('/?utm_source=brev&gclid=1')).toEqual({ pattern: '/', address: '/', names: [] });
  expect(asked('/houses/sjovik?fbclid=2&m=1280&utm_campaign=host')?.address).toBe('/houses/sjovik?m=1280');
});

test.each([
  '/houses',
  '/houses/',
  '/houses/sjovik/',
  '/houses/sjovik/plan',
  '/other',
  '/?m=1280',
  '/houses/sjovik?m=1&m=2',
  '/?a=7',
])('the address %s is not a public page', (address) => {
  expect(asked(address)).toBeNull();
});

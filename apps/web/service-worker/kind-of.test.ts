import { expect, test } from 'vitest';
import { kindOf } from './kind-of.ts';

const origin = 'https://hus.example';
const kind = (path: string, mode = 'cors', method = 'GET') => kindOf({ url: new URL(path, origin).href, mode, method }, origin);

test.each([
  '/configuration/new',
  '/configuration/new/0',
  '/configuration/new/3/2?view=picture',
  '/start',
  '/start?kept=1763636400000',
  '/start/new?h=1&m=1280',
])('for the document %s the worker returns the configurator’s empty document if the network fails', (path) =>
  expect(kind(path, 'navigate')).toBe('shell'),
);

test.each(['/my-projects', '/offline?from=%2Fhelp'])(
  'the worker returns the page %s from the cache if the network fails',
  (path) => expect(kind(path, 'navigate')).toBe('page'),
);

test.each([
  '/',
  '/login',
  '/admin',
  '/invitation',
  '/my-projects/AbCd1234/household',
  '/my-profile',
  '/configuration/AbCd1234/1/1',
  '/start/AbCd1234',
  '/base/AbCd1234',
  '/order/AbCd1234',
])('the worker does not cache the document %s, and shows the offline page instead if the network fails', (path) =>
  expect(kind(path, 'navigate')).toBe('unkept-page'),
);

test.each(['/api/configurations/AbCd1234/document', '/media/houses/1.jpg', '/assets/step-1234.js'])(
  'the worker leaves a navigation to the file %s to the browser',
  (path) => expect(kind(path, 'navigate')).toBe('network'),
);

test('the worker caches built files, and pictures with a hash in their address', () => {
  expect(kind('/assets/step-1234.js')).toBe('file');
  expect(kind('/favicon.svg')).toBe('of-the-shell');
  expect(kind('/media/0123456789abcdef/exterior/front/base.webp?width=960')).toBe('picture');
});

test.each([
  '/api/houses',
  '/api/account',
  '/api/auth/get-session',
  '/media/houses/1.jpg',
  '/media/configurations/AbCd1234.jpg',
  '/configuration/new/1/1.data',
])('the worker leaves requests for %s to the browser', (path) => expect(kind(path)).toBe('network'));

test('the worker leaves POST requests and requests to other sites to the browser', () => {
  expect(kind('/assets/step-1234.js', 'cors', 'POST')).toBe('network');
  expect(kind('https://other.example/assets/step-1234.js')).toBe('network');
});

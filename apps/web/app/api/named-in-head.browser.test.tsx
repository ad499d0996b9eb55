import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { namedInHead } from './named-in-head.ts';

const BEGIN = '/api/houses/4/beginning?municipality=1280';

beforeEach(() => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', href: `${BEGIN}&version=abc`, crossOrigin: 'anonymous' });
  link.setAttribute('href', `${BEGIN}&version=abc`);
  document.head.append(link);
  onTestFinished(() => link.remove());
});

test('the first call of namedInHead for a preloaded address returns the address with its version; each later call returns the address without a version', () => {
  expect([namedInHead(BEGIN), namedInHead(BEGIN)]).toEqual([`${BEGIN}&version=abc`, BEGIN]);
});

test('namedInHead returns the plain address if there is no preload', () => {
  const others = [`${BEGIN}&bundle=5`, '/api/houses/4/beginning?municipality=128', '/api/houses'];
  expect(others.map((address) => namedInHead(address))).toEqual(others);
});

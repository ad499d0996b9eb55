import { expect, test } from 'vitest';
import { startRequest } from './start-request.ts';

const asked = (search: string) => startRequest(new URLSearchParams(search));

test('with neither house nor municipality the guide opens', () => {
  expect(asked('')).toEqual({ kind: 'go', to: '/' });
  expect(asked('c=1&b=3')).toEqual({ kind: 'go', to: '/' });
  expect(asked('h=&m=')).toEqual({ kind: 'go', to: '/' });
});

test('with the municipality alone the house is chosen', () => {
  expect(asked('m=1280')).toEqual({ kind: 'go', to: '/house?m=1280' });
});

test('with the house alone the municipality is chosen, and the bundle is kept', () => {
  expect(asked('h=4')).toEqual({ kind: 'go', to: '/municipality?h=4' });
  expect(asked('h=4&b=12')).toEqual({ kind: 'go', to: '/municipality?h=4&b=12' });
});

test('with both a visit starts', () => {
  const plain = { kind: 'start', houseId: 4, municipalityId: '0114', webConfigurationId: null, bundleId: null, name: null };
  expect(asked('h=4&m=0114')).toEqual(plain);
  expect(asked('h=4&m=0114&c=7&b=12&name=Huset+på+höjden')).toEqual({
    ...plain,
    webConfigurationId: 7,
    bundleId: 12,
    name: 'Huset på höjden',
  });
  expect(asked('h=4&m=0114&a=99')).toEqual(plain);
});

test('of a name that is too long what a name can be is kept', () => {
  expect(asked(`h=4&m=0114&name=${'a'.repeat(201)}`)).toMatchObject({ name: 'a'.repeat(200) });
});

test('a house that is no number is unknown; other rubbish is left out', () => {
  expect(asked('h=slott&m=0114')).toEqual({ kind: 'unknown-house' });
  expect(asked('h=-1')).toEqual({ kind: 'unknown-house' });
  expect(asked('h=4&m=0114&b=x&c=-1')).toMatchObject({ kind: 'start', bundleId: null, webConfigurationId: null });
});

test('the customer goes along to where the rest is chosen', () => {
  expect(asked('a=9')).toEqual({ kind: 'go', to: '/?a=9' });
  expect(asked('m=1280&a=9')).toEqual({ kind: 'go', to: '/house?m=1280&a=9' });
  expect(asked('h=4&a=9')).toEqual({ kind: 'go', to: '/municipality?h=4&a=9' });
});

import { expect, test } from 'vitest';
import { writeChoices } from '../asked-house.ts';
import { startRequest } from './start-request.ts';

const asked = (search: string) => startRequest(new URLSearchParams(search));

test('startRequest leads to the start page if house and municipality are missing', () => {
  expect(asked('')).toEqual({ kind: 'go', to: '/' });
  expect(asked('c=1&b=3')).toEqual({ kind: 'go', to: '/' });
  expect(asked('h=&m=')).toEqual({ kind: 'go', to: '/' });
});

test('startRequest leads to the list of houses if only the municipality is given', () => {
  expect(asked('m=1280')).toEqual({ kind: 'go', to: '/house?m=1280' });
});

test('startRequest leads to the choice of the municipality if only the house is given, and keeps the bundle in the address', () => {
  expect(asked('h=4')).toEqual({ kind: 'go', to: '/municipality?h=4' });
  expect(asked('h=4&b=12')).toEqual({ kind: 'go', to: '/municipality?h=4&b=12' });
});

test('startRequest starts a visit if house and municipality are given', () => {
  const named = { kind: 'start', houseId: 4, municipalityId: '0114', webConfigurationId: null, bundleId: null, name: null };
  const plain = { ...named, choices: [], questionId: null };
  expect(asked('h=4&m=0114')).toEqual(plain);
  expect(asked('h=4&m=0114&c=7&b=12&name=Huset+på+höjden')).toEqual({
    ...plain,
    webConfigurationId: 7,
    bundleId: 12,
    name: 'Huset på höjden',
  });
  expect(asked('h=4&m=0114&a=99')).toEqual(plain);
});

test('startRequest returns the choices of the address in their order and the question to open, and leaves out malformed ids', () => {
  const choices = [
    { questionId: 12, answerId: 122 },
    { questionId: 11, answerId: 112 },
  ];
  expect(asked(`h=4&m=0114&choices=${writeChoices(choices)}&question=11`)).toMatchObject({ choices, questionId: 11 });
  expect(asked('h=4&m=0114&choices=12-122.x-3.11-112.0-4.5&question=x')).toMatchObject({ choices, questionId: null });
});

test('startRequest shortens a name that is too long', () => {
  expect(asked(`h=4&m=0114&name=${'a'.repeat(201)}`)).toMatchObject({ name: 'a'.repeat(200) });
});

test('startRequest returns unknown-house if the id of the house is not a positive whole number, and ignores other invalid values', () => {
  expect(asked('h=slott&m=0114')).toEqual({ kind: 'unknown-house' });
  expect(asked('h=-1')).toEqual({ kind: 'unknown-house' });
  expect(asked('h=4&m=0114&b=x&c=-1')).toMatchObject({ kind: 'start', bundleId: null, webConfigurationId: null });
});

test('startRequest keeps the parameter a, the customer for whom staff act, in the address where a missing house or municipality is chosen', () => {
  expect(asked('a=9')).toEqual({ kind: 'go', to: '/?a=9' });
  expect(asked('m=1280&a=9')).toEqual({ kind: 'go', to: '/house?m=1280&a=9' });
  expect(asked('h=4&a=9')).toEqual({ kind: 'go', to: '/municipality?h=4&a=9' });
});

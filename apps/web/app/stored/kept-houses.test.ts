import { asHouseId, asQuestionId, asWebConfigurationId, kr } from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetHouse, type KeptHouse, keepHouse, keepSteps, keyOf, readHouse, readHouses, readOwnHouses } from './kept-houses.ts';
import { aStorage } from './testing/a-storage.ts';

const house: KeptHouse = {
  startedAt: 5,
  houseId: asHouseId(2),
  houseTitle: 'Sjövik',
  municipalityId: '2480',
  municipalityName: 'Umeå',
  webConfigurationId: asWebConfigurationId(7),
  webConfigurationVersion: 3,
  name: 'Mitt hus',
  plotIds: [],
  selections: selectionsFrom({ 11: 112, 12: 121 }),
  // 0 is the place before the first question.
  visited: [0, asQuestionId(11)],
  openedLast: 0,
  saved: true,
  keptAt: 9,
  price: kr(1_000_000),
  token: null,
  revision: null,
  isWaiting: false,
  waitsFor: null,
};
const other: KeptHouse = { ...house, startedAt: 6, name: 'Sommarhuset', keptAt: 12 };

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => {
  forgetHouse(house.startedAt);
  vi.unstubAllGlobals();
});

test('what is kept is read again', () => {
  expect(keepHouse(house)).toBe(true);
  expect(readHouses()).toEqual([house]);
  expect(readHouse(5)).toEqual(house);
  expect(readHouse(7)).toBeNull();
});

test('houses are kept beside each other, the latest first; one is forgotten without the others', () => {
  keepHouse(other);
  keepHouse(house);
  expect(readHouses()).toEqual([other, house]);
  keepHouse({ ...house, keptAt: 20 });
  expect(readHouses().map(({ startedAt }) => startedAt)).toEqual([5, 6]);
  forgetHouse(5);
  expect(readHouses()).toEqual([other]);
  expect(readHouse(5)).toBeNull();
});

test('what has changed in a house of an account is no house of its own', () => {
  keepHouse(house);
  keepHouse({ ...other, token: 'Abc12345' });
  expect(readOwnHouses()).toEqual([house]);
});

test('steps are kept beside the choices, and only where the house is', () => {
  keepSteps({ startedAt: 5, visited: [], openedLast: null });
  expect(readHouses()).toEqual([]);
  keepHouse(house);
  keepSteps({ startedAt: 5, visited: [asQuestionId(12)], openedLast: asQuestionId(12) });
  expect(readHouse(5)).toEqual({ ...house, visited: [12], openedLast: 12 });
});

test('rubbish is no house, and hides none', () => {
  const texts = ['', '{', '{"version":1}', '{"format":3}', JSON.stringify({ ...house, format: 3, selections: { eleven: 112 } })];
  for (const rubbish of texts) {
    localStorage.setItem('gavel.house', rubbish);
    localStorage.setItem(keyOf(8), rubbish);
    expect(readHouses()).toEqual([]);
  }
  keepHouse(house);
  expect(readHouses()).toEqual([house]);
});

test('the one house of an earlier format gets a place of its own, and does not come back in place of a newer state', () => {
  const { token: _, revision: __, isWaiting: ___, waitsFor: ____, ...second } = house;
  const earlier = JSON.stringify({ format: 2, ...second, selections: { 11: 112, 12: 121 } });
  localStorage.setItem('gavel.house', earlier);
  expect(readHouses()).toEqual([house]);
  expect(Object.keys(localStorage)).toEqual([keyOf(5)]);
  const newer = { ...house, name: 'Huset på höjden', keptAt: 10 };
  keepHouse(newer);
  localStorage.setItem('gavel.house', earlier);
  expect(readHouses()).toEqual([newer]);
  expect(Object.keys(localStorage)).toEqual([keyOf(5)]);
});

test('a blocked storage holds nothing, and the tab goes on with what it remembers', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepHouse(house)).toBe(false);
  expect(readHouses()).toEqual([]);
  expect(readHouse(5)).toEqual(house);
  expect(() => forgetHouse(5)).not.toThrow();
  expect(readHouse(5)).toBeNull();
});

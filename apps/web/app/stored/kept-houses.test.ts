import { asHouseId, asQuestionId, asWebConfigurationId, kr } from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetHouse,
  forgetSavedHouses,
  forgetTakenOver,
  type HouseToKeep,
  keepHouse,
  keepSteps,
  keyOf,
  readHouse,
  readHouses,
  readOwnHouses,
} from './kept-houses.ts';
import { aStorage } from './testing/a-storage.ts';

const house: HouseToKeep = {
  startedAt: 5,
  houseId: asHouseId(2),
  houseTitle: 'Sjövik',
  municipalityId: '2480',
  municipalityName: 'Umeå',
  webConfigurationId: asWebConfigurationId(7),
  webConfigurationVersion: 3,
  name: 'Mitt hus',
  plotIds: [],
  placement: null,
  selections: selectionsFrom({ 11: 112, 12: 121 }),
  // 0 means the page before the first question.
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
const other: HouseToKeep = { ...house, startedAt: 6, name: 'Sommarhuset', keptAt: 12 };

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => {
  forgetHouse(house.startedAt);
  vi.unstubAllGlobals();
});

test('a stored house can be read again', () => {
  expect(keepHouse(house)).toBe(true);
  expect(readHouses()).toMatchObject([house]);
  expect(readHouse(5)).toMatchObject(house);
  expect(readHouse(7)).toBeNull();
});

test('several houses are stored, the latest first, and deleting one keeps the others', () => {
  keepHouse(house);
  keepHouse(other);
  expect(readHouses()).toMatchObject([other, house]);
  keepHouse({ ...house, keptAt: 20 });
  expect(readHouses().map(({ startedAt }) => startedAt)).toEqual([5, 6]);
  forgetHouse(5);
  expect(readHouses()).toMatchObject([other]);
  expect(readHouse(5)).toBeNull();
});

test('if the browser stores unsaved changes to a house of an account, readOwnHouses does not list this house', () => {
  keepHouse(house);
  keepHouse({ ...other, token: 'Abc12345' });
  expect(readOwnHouses()).toMatchObject([house]);
});

test('keepSteps stores visited steps only if the house itself is stored', () => {
  keepSteps({ startedAt: 5, visited: [], openedLast: null });
  expect(readHouses()).toEqual([]);
  keepHouse(house);
  keepSteps({ startedAt: 5, visited: [asQuestionId(12)], openedLast: asQuestionId(12) });
  expect(readHouse(5)).toMatchObject({ ...house, visited: [12], openedLast: 12 });
});

test('keepSteps does not store a house if another tab has deleted it', async () => {
  keepHouse(house);
  vi.resetModules();
  const otherTab = await import('./kept-houses.ts');
  otherTab.forgetHouse(5);
  keepSteps({ startedAt: 5, visited: [asQuestionId(12)], openedLast: asQuestionId(12) });
  expect(readHouses()).toEqual([]);
});

test('unreadable data does not count as a house, and the readable houses are still listed', () => {
  const texts = ['', '{', '{"version":1}', '{"format":3}', JSON.stringify({ ...house, format: 3, selections: { eleven: 112 } })];
  for (const rubbish of texts) {
    localStorage.setItem('gavel.house', rubbish);
    localStorage.setItem(keyOf(8), rubbish);
    expect(readHouses()).toEqual([]);
  }
  keepHouse(house);
  expect(readHouses()).toMatchObject([house]);
});

test('a house in the old format (one storage key for all houses) moves to a key of its own, unless a newer state of the house is stored there', () => {
  const { token: _, revision: __, isWaiting: ___, waitsFor: ____, ...second } = house;
  const earlier = JSON.stringify({ format: 2, ...second, selections: { 11: 112, 12: 121 } });
  localStorage.setItem('gavel.house', earlier);
  expect(readHouses()).toMatchObject([house]);
  expect(Object.keys(localStorage)).toEqual([keyOf(5)]);
  const newer = { ...house, name: 'Huset på höjden', keptAt: 10 };
  keepHouse(newer);
  localStorage.setItem('gavel.house', earlier);
  expect(readHouses()).toMatchObject([newer]);
  expect(Object.keys(localStorage)).toEqual([keyOf(5)]);
});

const DAY = 24 * 60 * 60 * 1000;

test('if the computer’s clock was set back between two changes, the list still begins with the house that was stored last', () => {
  keepHouse({ ...other, keptAt: 90 * DAY });
  keepHouse({ ...house, keptAt: DAY });
  expect(readHouses().map(({ startedAt }) => startedAt)).toEqual([5, 6]);
  keepHouse({ ...other, keptAt: DAY - 1 });
  expect(readHouses().map(({ startedAt }) => startedAt)).toEqual([6, 5]);
});

test('readHouse returns the later change that another tab made, even if the computer’s clock was set back before', async () => {
  keepHouse({ ...house, keptAt: 90 * DAY });
  vi.resetModules();
  const otherTab = await import('./kept-houses.ts');
  otherTab.keepHouse({ ...house, keptAt: DAY, name: 'Det nya namnet' });
  expect(readHouse(5)?.name).toBe('Det nya namnet');
});

test('the browser keeps its copy of a house that was saved to an account for twelve hours, and also deletes it if the clock was set back by a day meanwhile', () => {
  const taken = { ...house, token: 'Abc12345', revision: 1 };
  keepHouse({ ...taken, keptAt: 5 * DAY });
  forgetTakenOver(5.5 * DAY);
  expect(readHouses()).toHaveLength(1);
  forgetTakenOver(5.5 * DAY + 1);
  expect(readHouses()).toEqual([]);
  keepHouse({ ...taken, keptAt: 5 * DAY });
  forgetTakenOver(4 * DAY);
  expect(readHouses()).toEqual([]);
});

test('after a logout, the browser deletes every house that was saved to an account, and keeps houses and changes that are stored nowhere else', () => {
  keepHouse({ ...house, startedAt: 1, token: 'aaaaaaaa', revision: 1, saved: true });
  keepHouse({ ...house, startedAt: 2, token: 'bbbbbbbb', revision: 1, saved: false });
  keepHouse({ ...house, startedAt: 3 });
  forgetSavedHouses();
  expect(readHouses().map(({ startedAt }) => startedAt)).toEqual([3, 2]);
});

test('if the storage is blocked, the tab continues with the house in its memory', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepHouse(house)).toBe(false);
  expect(readHouses()).toEqual([]);
  expect(readHouse(5)).toMatchObject(house);
  expect(() => forgetHouse(5)).not.toThrow();
  expect(readHouse(5)).toBeNull();
});

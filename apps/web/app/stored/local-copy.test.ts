import { asHouseId, asQuestionId, asWebConfigurationId, kr } from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LocalCopy, readCopyOf, readLocalCopy, writeLocalCopy } from './local-copy.ts';
import { LOCAL_COPY_KEY } from './local-copy-key.ts';

const copy: LocalCopy = {
  version: 1,
  startedAt: 5,
  houseId: asHouseId(2),
  houseTitle: 'Sjövik',
  municipalityId: '2480',
  municipalityName: 'Umeå',
  webConfigurationId: asWebConfigurationId(7),
  webConfigurationVersion: 3,
  name: 'Mitt hus',
  selections: selectionsFrom({ 11: 112, 12: 121 }),
  // 0 is the place before the first question.
  visited: [0, asQuestionId(11)],
  openedLast: 0,
  saved: true,
  keptAt: 9,
  price: kr(1_000_000),
};

beforeEach(() => {
  const aStorage = () => {
    const stored = new Map<string, string>();
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    };
  };
  vi.stubGlobal('window', { sessionStorage: aStorage(), localStorage: aStorage() });
});
afterEach(() => vi.unstubAllGlobals());

test('what is kept is read again, and lies in the browser as it always did', () => {
  expect(writeLocalCopy(copy)).toBe(true);
  expect(readLocalCopy()).toEqual(copy);
  expect(readCopyOf(5)).toEqual(copy);
  expect(JSON.parse(window.localStorage.getItem(LOCAL_COPY_KEY) ?? '')).toEqual({
    ...copy,
    selections: { 11: 112, 12: 121 },
  });
});

test('a copy of before versions, times and prices were noted is read', () => {
  const { webConfigurationVersion: _version, openedLast: _opened, keptAt: _kept, price: _price, ...older } = copy;
  window.localStorage.setItem(LOCAL_COPY_KEY, JSON.stringify({ ...older, selections: { 11: 112 } }));
  expect(readLocalCopy()).toEqual({
    ...older,
    selections: selectionsFrom({ 11: 112 }),
    webConfigurationVersion: null,
    openedLast: null,
    keptAt: 0,
    price: null,
  });
});

test('rubbish is no copy', () => {
  for (const rubbish of ['', '{', '{"version":1}', JSON.stringify({ ...copy, selections: { eleven: 112 } })]) {
    window.localStorage.setItem(LOCAL_COPY_KEY, rubbish);
    expect(readLocalCopy()).toBeNull();
  }
});

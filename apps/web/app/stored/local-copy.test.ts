import { asHouseId, asQuestionId, asWebConfigurationId, kr } from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLocalCopy, type LocalCopy, readCopyOf, readLocalCopy, writeLocalCopy } from './local-copy.ts';

const copy: LocalCopy = {
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
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('what is kept is read again', () => {
  expect(writeLocalCopy(copy)).toBe(true);
  expect(readLocalCopy()).toEqual(copy);
  expect(readCopyOf(5)).toEqual(copy);
});

test('rubbish is no copy', () => {
  for (const rubbish of [
    '',
    '{',
    '{"version":1}',
    '{"format":2}',
    JSON.stringify({ ...copy, format: 2, selections: { eleven: 112 } }),
  ]) {
    localStorage.setItem('gavel.house', rubbish);
    expect(readLocalCopy()).toBeNull();
  }
});

test('a blocked storage holds nothing, and the tab goes on with what it remembers', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(writeLocalCopy(copy)).toBe(false);
  expect(readLocalCopy()).toBeNull();
  expect(readCopyOf(5)).toEqual(copy);
  expect(forgetLocalCopy).not.toThrow();
  expect(readCopyOf(5)).toBeNull();
});

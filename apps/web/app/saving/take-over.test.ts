import { asHouseId, asWebConfigurationId, kr } from '@gavel/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepHouse, readHouses, readOwnHouses } from '../stored/kept-houses.ts';
import { aStorage } from '../stored/testing/a-storage.ts';
import { takeOver } from './take-over.ts';

const BEGUN = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function keepOne(startedAt: number) {
  keepHouse({
    startedAt,
    houseId: asHouseId(1),
    houseTitle: 'Sjövik',
    municipalityId: '2480',
    municipalityName: 'Umeå',
    webConfigurationId: asWebConfigurationId(1),
    webConfigurationVersion: 1,
    name: 'Mitt hus',
    selections: new Map(),
    visited: [],
    openedLast: null,
    saved: false,
    keptAt: startedAt,
    price: null,
    token: null,
    revision: null,
    isWaiting: false,
  });
}

test('two tabs that take over the same houses send each with the key of the one house it is', async () => {
  keepOne(BEGUN);
  keepOne(BEGUN + 1);
  const saved = { id: 'Abc12345', revision: 1, name: 'Mitt hus', price: kr(1), selections: new Map(), savedAt: BEGUN };
  const saveConfiguration = vi.fn().mockResolvedValue(saved);
  const counts = await Promise.all([1, 2].map(() => takeOver({ saveConfiguration }, readOwnHouses(), BEGUN + 2)));
  expect(counts, 'how many could not be saved').toEqual([0, 0]);
  const keys = saveConfiguration.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
  expect(readHouses().map(({ token }) => token)).toEqual(['Abc12345', 'Abc12345']);
});

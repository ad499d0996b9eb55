import { asAnswerId, asHouseId, asQuestionId, asWebConfigurationId, kr } from '@gavel/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetHouse, keepHouse, readHouse, readHouses, readOwnHouses } from '../stored/kept-houses.ts';
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
    plotIds: [],
    placement: null,
    selections: new Map(),
    visited: [],
    openedLast: null,
    saved: false,
    keptAt: startedAt,
    price: null,
    token: null,
    revision: null,
    isWaiting: false,
    waitsFor: null,
  });
}

const saved = { id: 'Abc12345', revision: 1, name: 'Mitt hus', price: kr(1), selections: new Map(), savedAt: BEGUN };

test('if two tabs move the same houses to the account, both tabs send the same idempotency key for a house', async () => {
  keepOne(BEGUN);
  keepOne(BEGUN + 1);
  const saveConfiguration = vi.fn().mockResolvedValue(saved);
  const counts = await Promise.all([1, 2].map(() => takeOver(async () => ({ saveConfiguration }), readOwnHouses(), BEGUN + 2)));
  expect(counts, 'how many are saved').toEqual([
    { saved: 2, failed: 0 },
    { saved: 2, failed: 0 },
  ]);
  const keys = saveConfiguration.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
  expect(readHouses().map(({ token }) => token)).toEqual(['Abc12345', 'Abc12345']);
});

test('takeOver uses the changes and deletions that another tab has made since the page asked the visitor which houses to save', async () => {
  keepOne(BEGUN);
  keepOne(BEGUN + 1);
  const asked = readOwnHouses();
  const chosen = new Map([[asQuestionId(1), asAnswerId(11)]]);
  keepHouse({ ...kept(BEGUN), selections: chosen });
  forgetHouse(BEGUN + 1);
  const saveConfiguration = vi.fn().mockResolvedValue(saved);
  expect(await takeOver(async () => ({ saveConfiguration }), asked, BEGUN + 2)).toEqual({ saved: 1, failed: 0 });
  expect(saveConfiguration.mock.calls).toMatchObject([[{ body: { selections: chosen } }]]);
  expect(readHouses()).toMatchObject([{ token: 'Abc12345', saved: true, selections: chosen }]);
});

test('if another tab changes a house while takeOver saves it, the house gets the new token and counts as unsaved; if another tab deletes the house, it stays deleted', async () => {
  keepOne(BEGUN);
  keepOne(BEGUN + 1);
  const chosen = new Map([[asQuestionId(1), asAnswerId(11)]]);
  const saveConfiguration = vi.fn(async () => {
    if (readHouse(BEGUN)?.token === null) keepHouse({ ...kept(BEGUN), selections: chosen });
    else forgetHouse(BEGUN + 1);
    return saved;
  });
  await takeOver(async () => ({ saveConfiguration }), readOwnHouses(), BEGUN + 2);
  expect(readHouses()).toMatchObject([{ startedAt: BEGUN, token: 'Abc12345', saved: false, selections: chosen }]);
});

test('if the code that calls the server cannot be loaded, takeOver keeps all houses and reports them as failed', async () => {
  keepOne(BEGUN);
  const load = () => Promise.reject(new TypeError('not loaded'));
  expect(await takeOver(load, readOwnHouses(), BEGUN)).toEqual({ saved: 0, failed: 1 });
  expect(readOwnHouses()).toHaveLength(1);
});

function kept(startedAt: number) {
  const house = readHouse(startedAt);
  if (!house) throw new Error('it is not kept');
  return house;
}

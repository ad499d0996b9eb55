import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from './testing/a-storage.ts';

const BEGUN = 1_795_003_200_000;
const PLACE = `gavel.creation-key.${BEGUN}`;
const golden = readFileSync(new URL('golden/creation-key-1.json', import.meta.url), 'utf8');

/** Simulates a new tab: loads the module again, over the storage that all simulated tabs share. */
async function aTab() {
  vi.resetModules();
  return import('./creation-key.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a house has the same creation key in every tab and after a reload, and another house has another key', async () => {
  const first = await aTab();
  const key = first.creationKeyOf(BEGUN);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(first.creationKeyOf(BEGUN)).toBe(key);
  expect((await aTab()).creationKeyOf(BEGUN)).toBe(key);
  expect(first.creationKeyOf(BEGUN + 1)).not.toBe(key);
});

test('a creation key is read and written in the stored format', async () => {
  localStorage.setItem(PLACE, golden);
  expect((await aTab()).creationKeyOf(BEGUN)).toBe(JSON.parse(golden).key);
  localStorage.removeItem(PLACE);
  const key = (await aTab()).creationKeyOf(BEGUN);
  expect(JSON.parse(localStorage.getItem(PLACE) ?? '')).toEqual({ ...JSON.parse(golden), key });
});

test('if the storage is full or unreadable, a tab still uses one creation key for a house', async () => {
  localStorage.setItem(PLACE, '{rubbish');
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const tab = await aTab();
  expect(tab.creationKeyOf(BEGUN)).toMatch(/^[0-9a-f]{32}$/);
  expect(tab.creationKeyOf(BEGUN)).toBe(tab.creationKeyOf(BEGUN));
});

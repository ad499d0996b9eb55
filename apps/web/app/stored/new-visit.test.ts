import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from './testing/a-storage.ts';

const NOON = Date.parse('2026-11-20T12:00:00+01:00');

/** Simulates a page load: loads the modules again, over the storages that all simulated page loads share. */
async function load() {
  vi.resetModules();
  const [visit, road, key, entries] = await Promise.all([
    import('./new-visit.ts'),
    import('./chosen-road.ts'),
    import('./creation-key.ts'),
    import('./entry-houses.ts'),
  ]);
  return { ...visit, ...road, ...key, ...entries };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('two visits that begin at the same moment get different numbers', async () => {
  const { newVisit } = await load();
  expect([newVisit(), newVisit()]).toEqual([NOON, NOON + 1]);
});

test('after the computer’s clock was set back, a new visit does not get the number of an earlier one', async () => {
  localStorage.setItem(`gavel.house.${NOON}`, 'a house in a later format');
  const before = await load();
  before.keepRoad(NOON + 1, true);
  // The browser keeps the creation key of a house after the house has been saved. If a new visit got the number of that house, the server
  // would return the saved house and not create a new one.
  before.creationKeyOf(NOON + 2);
  before.noteEntry('k3y0f1t', NOON + 3);
  before.noteToken(NOON + 4, 'Abc12345');
  const { newVisit } = await load();
  expect(newVisit()).toBe(NOON + 5);
});

test('if the browser has no storage, two visits that begin on the same page load still get different numbers', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const { newVisit } = await load();
  expect(newVisit()).not.toBe(newVisit());
});

test('if the storage returns unreadable data for every key, a new visit still gets a number', async () => {
  vi.stubGlobal('localStorage', { ...aStorage(), getItem: () => '{rubbish' });
  const { newVisit } = await load();
  expect(newVisit()).toBe(NOON);
});

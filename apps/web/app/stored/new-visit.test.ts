import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from './testing/a-storage.ts';

const NOON = Date.parse('2026-11-20T12:00:00+01:00');

/** A page load: the modules anew, over storages that outlive them. */
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

test('two houses that begin at the same moment are two', async () => {
  const { newVisit } = await load();
  expect([newVisit(), newVisit()]).toEqual([NOON, NOON + 1]);
});

test('a clock that is set back gives a new house nothing of an earlier one', async () => {
  localStorage.setItem(`gavel.house.${NOON}`, 'a house in a later format');
  const before = await load();
  before.keepRoad(NOON + 1, true);
  // It stays when its house has been saved, and the server gives its house again to whoever has it.
  before.creationKeyOf(NOON + 2);
  before.noteEntry('k3y0f1t', NOON + 3);
  before.noteToken(NOON + 4, 'Abc12345');
  const { newVisit } = await load();
  expect(newVisit()).toBe(NOON + 5);
});

test('where the browser keeps nothing, visits of a page still differ', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const { newVisit } = await load();
  expect(newVisit()).not.toBe(newVisit());
});

test('a storage that answers rubbish to whatever is read in it leaves a number for a new house', async () => {
  vi.stubGlobal('localStorage', { ...aStorage(), getItem: () => '{rubbish' });
  const { newVisit } = await load();
  expect(newVisit()).toBe(NOON);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Simulates a page load: loads the modules again, with the same storage. */
async function load() {
  vi.resetModules();
  return import('./bootstrap-storage.ts');
}

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('after a page load, the tab still has its configuration and the notice about how the house opened', async () => {
  (await load()).storeBootstrap({ Name: 'Mitt hus' }, 'bundle-refused');
  expect((await load()).readBootstrap()).toMatchObject({ configuration: { Name: 'Mitt hus' }, notice: 'bundle-refused' });
});

test('a notice that was cleared does not appear again after a page load', async () => {
  const page = await load();
  page.storeBootstrap({ Name: 'Mitt hus' }, 'bundle-refused');
  page.clearBootstrapNotice();
  expect((await load()).readBootstrap()).toMatchObject({ configuration: { Name: 'Mitt hus' }, notice: null });
});

test('outdateBootstrap changes only the time at which the configuration was loaded', async () => {
  const page = await load();
  page.storeBootstrap({ Name: 'Mitt hus' }, null, 5);
  expect(page.readBootstrap()?.fetchedAt).toBeGreaterThan(1_700_000_000_000);
  expect(page.readBootstrap()?.isOfThisPage).toBe(true);
  page.outdateBootstrap();
  expect((await load()).readBootstrap()).toEqual({
    configuration: { Name: 'Mitt hus' },
    notice: null,
    startedAt: 5,
    fetchedAt: 0,
    isOfThisPage: false,
  });
});

test('readBootstrap returns null for a missing or unreadable entry', async () => {
  expect((await load()).readBootstrap()).toBeNull();
  for (const rubbish of ['{', '7', '"x"', '{}']) {
    stored.set('gavel.bootstrap', rubbish);
    expect((await load()).readBootstrap()).toBeNull();
  }
});

test('if the storage is full, the page still has its configuration, and the older stored configuration is deleted', async () => {
  const page = await load();
  page.storeBootstrap({ Name: 'Gammalt' });
  vi.stubGlobal('sessionStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  page.storeBootstrap({ Name: 'Nytt' });
  expect(page.readBootstrap()).toMatchObject({ configuration: { Name: 'Nytt' }, notice: null });
  expect((await load()).readBootstrap()).toBeNull();
});

test('if the storage is blocked, the page still has its configuration', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const page = await load();
  expect(page.readBootstrap()).toBeNull();
  page.storeBootstrap({ Name: 'Mitt hus' });
  expect(page.readBootstrap()).toMatchObject({ configuration: { Name: 'Mitt hus' }, notice: null });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page load: the module anew, over a storage that outlives it. */
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

test('a configuration and its notice outlive the page', async () => {
  (await load()).storeBootstrap({ Name: 'Mitt hus' }, 'bundle-refused');
  expect((await load()).readBootstrap()).toMatchObject({ configuration: { Name: 'Mitt hus' }, notice: 'bundle-refused' });
});

test('a notice is told once', async () => {
  const page = await load();
  page.storeBootstrap({ Name: 'Mitt hus' }, 'bundle-refused');
  page.clearBootstrapNotice();
  expect((await load()).readBootstrap()).toMatchObject({ configuration: { Name: 'Mitt hus' }, notice: null });
});

test('what is marked as out of date stays the same visit', async () => {
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

test('nothing and rubbish are nothing', async () => {
  expect((await load()).readBootstrap()).toBeNull();
  for (const rubbish of ['{', '7', '"x"', '{}']) {
    stored.set('gavel.bootstrap', rubbish);
    expect((await load()).readBootstrap()).toBeNull();
  }
});

test('a full storage keeps the configuration for as long as the page lives, and forgets the older one', async () => {
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

test('a blocked storage is survived', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const page = await load();
  expect(page.readBootstrap()).toBeNull();
  page.storeBootstrap({ Name: 'Mitt hus' });
  expect(page.readBootstrap()).toMatchObject({ configuration: { Name: 'Mitt hus' }, notice: null });
});

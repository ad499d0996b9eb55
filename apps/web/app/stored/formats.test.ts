import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asPlotId, kr } from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from './testing/a-storage.ts';

/** Simulates a page load: loads the modules again, over the storages that all simulated page loads share. */
async function load() {
  vi.resetModules();
  const [bootstrap, houses, links, aside, history, invitation, entries] = await Promise.all([
    import('./bootstrap-storage.ts'),
    import('./kept-houses.ts'),
    import('./made-links.ts'),
    import('./put-aside.ts'),
    import('./undo-history.ts'),
    import('./invitation-key.ts'),
    import('./entry-houses.ts'),
  ]);
  return { ...bootstrap, ...houses, ...links, ...aside, ...history, ...invitation, ...entries };
}
type Page = Awaited<ReturnType<typeof load>>;

const BEGUN = 1_795_003_200_000;
const KEPT = 1_795_003_260_000;

const noPlots = { plotIds: [] };
const notPlaced = { placement: null };
const forNobody = { waitsFor: null, ...notPlaced };
const nowhereElse = { ...noPlots, ...forNobody, token: null, revision: null, isWaiting: false };

/**
 * What the browser stores, except data whose format another test checks. Each entry has the functions that read and write it, the content
 * that its golden files must have, and the value that `read` returns from an empty storage.
 */
const things = [
  {
    name: 'house',
    key: 'gavel.house',
    storage: 'localStorage',
    written: `gavel.house.${BEGUN}`,
    read: (page: Page) => page.readHouses(),
    write: (page: Page) => {
      for (const house of page.readHouses()) page.keepSteps(house);
    },
    nothing: [],
    kept: {
      startedAt: BEGUN,
      houseId: 2,
      houseTitle: 'Sjövik',
      municipalityId: '2480',
      municipalityName: 'Umeå',
      webConfigurationId: 7,
      webConfigurationVersion: 3,
      name: 'Huset på höjden',
      plotIds: [asPlotId(4), asPlotId(6)],
      placement: { plotId: asPlotId(6), east: 17.25, north: 20.5, turn: 195 },
      selections: selectionsFrom({ 11: 112, 12: 121 }),
      visited: [0, 11],
      openedLast: 11,
      saved: true,
      keptAt: KEPT,
      serial: KEPT + 1,
      price: kr(3_456_000),
      token: 'Abc12345',
      revision: 4,
      isWaiting: true,
      waitsFor: '8',
    },
    // For each golden file of an older format: the fields that this format does not have, with the values that the upgrades add.
    without: {
      'house-1-oldest': {
        webConfigurationVersion: null,
        openedLast: null,
        keptAt: 0,
        price: null,
        serial: 0,
        ...nowhereElse,
      },
      'house-1': { ...nowhereElse, serial: KEPT },
      'house-2': { ...nowhereElse, serial: KEPT },
      'house-3': { ...noPlots, serial: KEPT, ...forNobody },
      'house-4': { serial: KEPT, ...forNobody },
      'house-5': forNobody,
      'house-6': notPlaced,
    },
  },
  {
    name: 'bootstrap',
    key: 'gavel.bootstrap',
    storage: 'sessionStorage',
    read: (page: Page) => page.readBootstrap(),
    write: (page: Page) => page.storeBootstrap({ Name: 'Huset på höjden' }, 'bundle-refused', BEGUN),
    nothing: null,
    kept: {
      configuration: { Name: 'Huset på höjden' },
      notice: 'bundle-refused',
      startedAt: BEGUN,
      fetchedAt: BEGUN,
      isOfThisPage: false,
    },
    without: { 'bootstrap-1-oldest': { notice: null, startedAt: 0, fetchedAt: 0 } },
  },
  {
    name: 'links',
    key: 'gavel.withdraw-keys',
    storage: 'localStorage',
    read: (page: Page) => page.readLinks(),
    write: (page: Page) => {
      for (const link of page.readLinks()) page.keepLink(link);
    },
    nothing: [],
    kept: [{ token: 'Abc12345', key: 'a-key', name: 'Huset på höjden', house: 'Sjövik', madeAt: KEPT }],
  },
  {
    name: 'history',
    key: 'gavel.history',
    storage: 'sessionStorage',
    read: (page: Page) => page.readHistory({ startedAt: BEGUN, webConfigurationVersion: 3 }),
    write: (page: Page) => {
      const history = page.readHistory({ startedAt: BEGUN, webConfigurationVersion: 3 });
      if (history) page.keepHistory(history);
    },
    nothing: null,
    kept: {
      startedAt: BEGUN,
      webConfigurationVersion: 3,
      past: [{ selections: selectionsFrom({ 11: 111 }), visited: [0, 11], replaced: [12] }],
      future: [{ selections: selectionsFrom({ 11: 113 }), visited: [], replaced: [] }],
    },
  },
  {
    name: 'put-aside',
    key: 'gavel.put-aside',
    storage: 'sessionStorage',
    read: (page: Page) => page.isPutAside({ keptAt: KEPT }),
    write: (page: Page) => page.putAside({ keptAt: KEPT }),
    nothing: false,
    kept: true,
  },
  {
    name: 'invitation',
    key: 'gavel.invitation',
    storage: 'sessionStorage',
    read: (page: Page) => page.readInvitationKey(),
    write: (page: Page) => page.keepInvitationKey('an invitation’s key'),
    nothing: null,
    kept: 'an invitation’s key',
  },
  {
    name: 'entries',
    key: 'gavel.entries',
    storage: 'sessionStorage',
    read: (page: Page) => page.houseOfEntry('k3y0f1t'),
    write: (page: Page) => {
      page.noteEntry('k3y0f1t', BEGUN);
      page.noteToken(BEGUN, 'Abc12345');
    },
    nothing: null,
    kept: { startedAt: BEGUN, token: 'Abc12345' },
  },
] as const;
type Thing = (typeof things)[number];

const folder = new URL('golden/', import.meta.url);
const golden = readdirSync(folder);

beforeEach(() => {
  emptyStorages();
  vi.useFakeTimers({ now: BEGUN, toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(things)('the stored data $name can be read in every format that was ever written', async (thing) => {
  const files = golden.filter((file) => ofThing(thing).test(file));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    emptyStorages();
    put(thing, textOf(file));
    expect(thing.read(await load()), file).toEqual(keptIn(thing, file));
  }
});

test.each(things)(
  'data of the kind $name is written as in its latest golden file, and every earlier format has a golden file',
  async (thing) => {
    const formats = golden.filter((file) => ofThing(thing).test(file)).map((file) => Number(/\d+/.exec(file)?.[0]));
    const latest = Math.max(...formats);
    expect(new Set(formats)).toEqual(new Set(Array.from({ length: latest }, (_, at) => at + 1)));
    put(thing, textOf(`${thing.name}-${latest}.json`));
    thing.write(await load());
    const written: unknown = JSON.parse(globalThis[thing.storage].getItem('written' in thing ? thing.written : thing.key) ?? '');
    expect(written).toEqual(JSON.parse(textOf(`${thing.name}-${latest}.json`)));
    expect(written).toMatchObject({ format: latest });
  },
);

test.each(things)('the stored data $name is ignored if its format is unknown', async (thing) => {
  const latest = JSON.parse(textOf(golden.findLast((file) => ofThing(thing).test(file)) ?? ''));
  for (const format of [0, -1, 1.5, 99, '2', '3', null]) {
    put(thing, JSON.stringify({ ...latest, format }));
    expect(thing.read(await load()), String(format)).toEqual(thing.nothing);
  }
});

test.each(things)('unreadable data under the storage key of $name is ignored, and reading it never throws', async (thing) => {
  const page = await load();
  const rubbish = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((text) => `{"format":2,"links":${text},"selections":${text},"keptAt":${text}}`),
    fc.json().map((text) => `{"version":1,"startedAt":${text}}`),
  );
  fc.assert(
    fc.property(rubbish, (text) => {
      put(thing, text);
      expect(thing.read(page)).toEqual(thing.nothing);
    }),
    { numRuns: 300 },
  );
});

test('only the folder app/stored and the four files that this test names use localStorage and sessionStorage', () => {
  const app = fileURLToPath(new URL('../', import.meta.url));
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const others = files.filter((file) => !file.startsWith('stored/'));
  expect(others.length).toBeGreaterThan(200);
  // These four files may use localStorage and sessionStorage directly. Their data lasts only until the next page load, so it needs no
  // formats. The HTML of the page contains the first two files as inline scripts.
  const own = ['document/wait-to-begin.ts', 'document/watch-first-scripts.ts', 'parts/reload-page.ts', 'parts/typed-fields.ts'];
  const stored = others.filter((file) => !own.includes(file));
  expect(stored.filter((file) => touches(readFileSync(`${app}${file}`, 'utf8')))).toEqual([]);
  expect(touches("const text = localStorage.getItem('gavel.house');")).toBe(true);
  expect(touches("window['sessionStorage'].clear();")).toBe(true);
});

/**
 * Returns whether code, apart from its comments, uses a storage. Passing the name of a storage to the functions of this folder does not
 * count.
 */
function touches(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return /(?<!['"])\b(?:local|session)Storage\b|\[['"](?:local|session)Storage/.test(code);
}

function emptyStorages(): void {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
}

/** Returns the content that a golden file must have. */
function keptIn(thing: Thing, file: string): unknown {
  const without: Readonly<Record<string, object>> = 'without' in thing ? thing.without : {};
  const missing = without[file.replace('.json', '')];
  const kept = missing ? { ...Object(thing.kept), ...missing } : thing.kept;
  return thing.name === 'house' ? [kept] : kept;
}

function ofThing({ name }: Thing): RegExp {
  return new RegExp(`^${name}-\\d`);
}

function textOf(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8');
}

function put({ storage, key }: Thing, text: string): void {
  globalThis[storage].setItem(key, text);
}

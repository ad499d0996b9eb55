import { configurationBody, z } from '@gavel/contract';
import { asPlotId, asQuestionId, type Configuration, kr, selectionsOf } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection, selectionsFrom } from '@gavel/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from '../stored/testing/a-storage.ts';

const beginHouse = vi.fn();
const readConfiguration = vi.fn();
vi.mock('../api/browser-api.ts', () => ({ browserApi: async () => ({ beginHouse, readConfiguration }) }));

/** Throws an `ApiError`. Imports its class again, because the tests load all modules again and `instanceof` compares with the new class. */
async function refuse(code: string, status: number): Promise<never> {
  const { ApiError } = await import('../api/api-error.ts');
  throw new ApiError(code, status);
}

const HOUR = 3_600_000;
const STARTED = Date.parse('2026-11-20T12:00:00Z');
const ROOF = 1;
const [tiles, metal] = [11, 12];

const aHouse = (housePrice: number, answers = [tiles, metal]) => {
  const roof = aGuideQuestion(
    ROOF,
    answers.map((id) => aGuideAnswer(id, { isDefaultAnswer: id === answers[0] })),
  );
  return aConfiguration([aGuideSection(1, [roof])], { housePrice: kr(housePrice), webConfigurationVersion: housePrice });
};
const then = aHouse(1_000_000);
const today = aHouse(1_200_000);

/** Stores what a tab stores that has begun a house; with `chosen`, also the house with these answers. `load` then opens the visit. */
async function begin(
  house: Configuration,
  chosen: Record<number, number> | null = null,
  version = house.webConfigurationVersion,
) {
  vi.resetModules();
  const { storeBootstrap } = await import('../stored/bootstrap-storage.ts');
  storeBootstrap(z.encode(configurationBody, house), null, STARTED);
  if (!chosen) return;
  const { keepHouse } = await import('../stored/kept-houses.ts');
  keepHouse({ ...aKept(house), webConfigurationVersion: version, selections: selectionsFrom(chosen) });
}

async function load(hours = 0) {
  vi.setSystemTime(STARTED + hours * HOUR);
  vi.resetModules();
  const { loadVisit } = await import('./load-visit.ts');
  const { store } = await loadVisit();
  const { compiled, visit, configuration, remark, priceBefore } = store.getState();
  return { house: configuration.housePrice, selections: selectionsOf(compiled, visit), remark, priceBefore };
}

beforeEach(() => {
  const storages = { sessionStorage: aStorage(), localStorage: aStorage() };
  vi.stubGlobal('localStorage', storages.localStorage);
  vi.stubGlobal('sessionStorage', storages.sessionStorage);
  vi.useFakeTimers({ now: STARTED, toFake: ['Date'] });
  beginHouse.mockReset().mockResolvedValue(today);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('after a reload the tab continues with its house, without a request to the server', async () => {
  await begin(then, { [ROOF]: metal });
  expect(await load(11)).toMatchObject({ house: then.housePrice, selections: selectionsFrom({ [ROOF]: metal }), remark: null });
  expect(beginHouse).not.toHaveBeenCalled();
});

test('after a reload the visitor can still undo, if the version of the web configuration is the same', async () => {
  await begin(then, { [ROOF]: metal });
  const { keepHistory } = await import('../stored/undo-history.ts');
  const moment = { selections: selectionsFrom({ [ROOF]: tiles }), visited: [], replaced: [] };
  keepHistory({ startedAt: STARTED, webConfigurationVersion: then.webConfigurationVersion, past: [moment], future: [] });
  vi.resetModules();
  const { store } = await (await import('./load-visit.ts')).loadVisit();
  store.getState().undo();
  const { compiled, visit, future } = store.getState();
  expect(selectionsOf(compiled, visit)).toEqual(selectionsFrom({ [ROOF]: tiles }));
  expect(future).toHaveLength(1);

  await begin(today, { [ROOF]: metal });
  vi.resetModules();
  const other = await (await import('./load-visit.ts')).loadVisit();
  expect(other.store.getState().past).toEqual([]);
});

test('a reload after twelve hours loads today’s prices, keeps the choices and reports the new price', async () => {
  await begin(then, { [ROOF]: metal });
  const told = { remark: 'repriced', priceBefore: then.housePrice };
  expect(await load(12)).toMatchObject({ house: today.housePrice, selections: selectionsFrom({ [ROOF]: metal }), ...told });
  expect(beginHouse).toHaveBeenCalledTimes(1);
  await load(13);
  expect(beginHouse, 'what was fetched counts from then on').toHaveBeenCalledTimes(1);
});

test('after twelve hours, a reload of a house in which the visitor chose nothing loads today’s prices and keeps its answers', async () => {
  await begin({ ...then, selections: selectionsFrom({ [ROOF]: metal }) });
  expect(await load(12)).toMatchObject({
    selections: selectionsFrom({ [ROOF]: metal }),
    remark: 'repriced',
    priceBefore: then.housePrice,
  });
});

test('the visitor sees a remark about an answer that is no longer offered', async () => {
  await begin(then, { [ROOF]: metal });
  beginHouse.mockResolvedValue(aHouse(1_000_000, [tiles]));
  expect(await load(12)).toMatchObject({ selections: selectionsFrom({ [ROOF]: tiles }), remark: 'gone' });
});

test('if another tab has stored the house with a newer version of the web configuration, this tab opens the house with the newer version', async () => {
  await begin(then, { [ROOF]: metal }, today.webConfigurationVersion);
  expect(await load(1)).toMatchObject({ house: today.housePrice, selections: selectionsFrom({ [ROOF]: metal }) });
});

test('a house that the visitor moved to another municipality opens in the new municipality, even if the saved house still has the old one', async () => {
  vi.resetModules();
  const { storeBootstrap } = await import('../stored/bootstrap-storage.ts');
  const { keepHouse } = await import('../stored/kept-houses.ts');
  storeBootstrap(z.encode(configurationBody, then), null, STARTED);
  const moved = { ...aKept({ ...then, municipalityId: '1280', municipalityName: 'Malmö' }), webConfigurationVersion: 1 };
  keepHouse({ ...moved, selections: selectionsFrom({ [ROOF]: metal }) });
  beginHouse.mockResolvedValue({ ...today, municipalityId: '1280', municipalityName: 'Malmö' });
  expect(await load(1)).toMatchObject({ house: today.housePrice, selections: selectionsFrom({ [ROOF]: metal }) });
  expect(beginHouse.mock.calls).toMatchObject([[{ parameters: { municipality: '1280' } }]]);

  keepHouse({ ...moved, token: 'Abc12345', revision: 2, name: 'Huset i Malmö' });
  const saved = { ...then, id: 'Abc12345', plotIds: [asPlotId(3)] };
  readConfiguration.mockResolvedValue({ ...saved, revision: 2, carriedOver: null, isCurrentUserOwner: true });
  const { loadSaved, savedElsewhere } = await import('./load-visit.ts');
  expect(savedElsewhere(saved, today), 'plots stay behind').toMatchObject({ id: 'Abc12345', plotIds: [] });
  const { store } = await loadSaved('Abc12345');
  expect(store.getState()).toMatchObject({
    origin: { token: 'Abc12345', revision: 2 },
    unsaved: true,
    configuration: { id: 'Abc12345', name: 'Huset i Malmö', municipalityId: '1280', isCurrentUserOwner: true },
  });
});

/** Makes the server return a saved house with a metal roof, in the given revision. Its token is `Abc12345`. */
function saveOnServer(revision: number) {
  const saved = {
    ...then,
    id: 'Abc12345',
    name: 'Sparat i telefonen',
    plotIds: [asPlotId(3)],
    selections: selectionsFrom({ [ROOF]: metal }),
  };
  readConfiguration.mockResolvedValue({ ...saved, revision, carriedOver: null, isCurrentUserOwner: true });
}

test('a house that was saved to an account opens in the state on the server, with the visited steps of this browser; the browser then deletes its copy', async () => {
  vi.resetModules();
  const { keepHouse, readHouses } = await import('../stored/kept-houses.ts');
  const taken = { ...aKept(then), token: 'Abc12345', revision: 1, saved: true, name: 'Taget från datorn' };
  keepHouse({ ...taken, selections: selectionsFrom({ [ROOF]: tiles }), visited: [asQuestionId(ROOF)] });
  saveOnServer(2);
  const { loadSaved } = await import('./load-visit.ts');
  const { store, startedAt } = await loadSaved('Abc12345');
  const { compiled, visit, visited, configuration, origin, unsaved } = store.getState();
  expect(selectionsOf(compiled, visit)).toEqual(selectionsFrom({ [ROOF]: metal }));
  expect(configuration.name).toBe('Sparat i telefonen');
  expect({ origin, unsaved }).toEqual({ origin: { token: 'Abc12345', revision: 2 }, unsaved: false });
  expect({ startedAt, visited: [...visited] }).toEqual({ startedAt: STARTED, visited: [ROOF] });
  expect(readHouses()).toEqual([]);
});

test('if a visitor opens a saved house in a new tab, the visit continues at the step that was open last, and on the quick road if the visitor was on it', async () => {
  saveOnServer(2);
  vi.resetModules();
  const { keepLeftPlace } = await import('../stored/left-place.ts');
  keepLeftPlace('Abc12345', { openedLast: asQuestionId(ROOF), isQuick: true });
  const { loadSaved } = await import('./load-visit.ts');
  const { store, startedAt } = await loadSaved('Abc12345');
  expect(store.getState().openedLast).toBe(ROOF);
  const { readIsQuick } = await import('../stored/chosen-road.ts');
  expect(readIsQuick(startedAt)).toBe(true);
});

test('if another tab has saved the house to an account, a reload of this tab opens the saved house', async () => {
  await begin(then);
  const { keepHouse } = await import('../stored/kept-houses.ts');
  keepHouse({ ...aKept(then), token: 'Abc12345', revision: 1, saved: true });
  saveOnServer(2);
  vi.resetModules();
  const { store } = await (await import('./load-visit.ts')).loadVisit();
  expect(store.getState()).toMatchObject({ origin: { token: 'Abc12345', revision: 2 }, unsaved: false });
});

test('when a visit opens, the browser deletes stored houses that were saved to an account 13 hours ago, but keeps unsaved houses', async () => {
  await begin(then);
  const { keepHouse, readHouses } = await import('../stored/kept-houses.ts');
  const taken = { ...aKept(then), token: 'Abc12345', revision: 1 };
  keepHouse({ ...taken, startedAt: STARTED + 1, saved: true });
  keepHouse({ ...taken, startedAt: STARTED + 2, saved: false });
  keepHouse({ ...aKept(then), startedAt: STARTED + 3, saved: true });
  await load(13);
  expect(readHouses().map(({ startedAt }) => startedAt - STARTED)).toEqual([3, 2]);
});

test('if the visitor moved a saved house to a municipality where it is not sold, the house opens in its saved municipality, with a remark', async () => {
  vi.resetModules();
  const { keepHouse } = await import('../stored/kept-houses.ts');
  const moved = aKept({ ...then, municipalityId: '1280', municipalityName: 'Malmö', name: 'Flyttat', plotIds: [asPlotId(9)] });
  keepHouse({ ...moved, token: 'Abc12345', revision: 2, selections: selectionsFrom({ [ROOF]: tiles }) });
  saveOnServer(2);
  beginHouse.mockImplementation(() => refuse('unknown-house', 404));
  const { loadSaved } = await import('./load-visit.ts');
  const { store } = await loadSaved('Abc12345');
  const { compiled, visit, ...state } = store.getState();
  expect(state).toMatchObject({
    configuration: { municipalityId: then.municipalityId, name: 'Flyttat', plotIds: [3] },
    origin: { token: 'Abc12345', revision: 2 },
    unsaved: true,
    remark: 'not-sold-there',
  });
  expect(selectionsOf(compiled, visit), 'what was chosen since').toEqual(selectionsFrom({ [ROOF]: tiles }));
});

test('if a saved house was deleted, the unsaved changes to it become a house that only this browser stores', async () => {
  vi.resetModules();
  const { keepHouse, readHouses } = await import('../stored/kept-houses.ts');
  keepHouse({ ...aKept(then), token: 'Abc12345', revision: 1, selections: selectionsFrom({ [ROOF]: metal }) });
  keepHouse({ ...aKept(then), startedAt: STARTED + 1, token: 'Abc12345', revision: 1, saved: true });
  readConfiguration.mockImplementation(() => refuse('unknown-configuration', 404));
  const { loadSaved } = await import('./load-visit.ts');
  await expect(loadSaved('Abc12345')).rejects.toMatchObject({ status: 302 });
  expect(readHouses()).toMatchObject([{ startedAt: STARTED, token: null, selections: selectionsFrom({ [ROOF]: metal }) }]);
});

test('if the server does not respond, a tab continues with the stored house', async () => {
  await begin(then, { [ROOF]: metal });
  beginHouse.mockImplementation(() => refuse('network', 0));
  expect(await load(12)).toMatchObject({ house: then.housePrice, selections: selectionsFrom({ [ROOF]: metal }), remark: null });
});

test('without a response of the server, a house opens in its new municipality if the browser has loaded the house there before', async () => {
  const there = { ...aHouse(1_100_000), municipalityId: '1280', municipalityName: 'Malmö' };
  await begin(then, { [ROOF]: metal });
  const { keepHouse } = await import('../stored/kept-houses.ts');
  keepHouse({ ...aKept(there), selections: selectionsFrom({ [ROOF]: metal }) });
  beginHouse.mockImplementation(() => refuse('network', 0));
  const match = async (address: string) =>
    address.endsWith('/1280') ? Response.json(z.encode(configurationBody, there)) : undefined;
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  expect(await load()).toMatchObject({ house: there.housePrice, selections: selectionsFrom({ [ROOF]: metal }) });
});

test('a house whose web configuration was replaced opens with the new web configuration; a house that is no longer sold leads to the start page', async () => {
  await begin(then, { [ROOF]: metal });
  beginHouse.mockImplementation(async ({ parameters: { webConfiguration } }) =>
    webConfiguration === undefined ? today : refuse('unknown-web-configuration', 404),
  );
  expect(await load(12)).toMatchObject({ house: today.housePrice, selections: selectionsFrom({ [ROOF]: metal }) });
  await begin(then, { [ROOF]: metal });
  beginHouse.mockImplementation(() => refuse('unknown-house', 404));
  const led = await load(36).catch((thrown: unknown) => thrown);
  expect(led instanceof Response && led.headers.get('Location')).toBe('/?notice=kept-gone');
});

test('after a reload a tab shows its own house, even if other tabs have stored other houses since', async () => {
  const kept = { ...aKept(then), selections: selectionsFrom({ [ROOF]: metal }) };
  const { keepHouse } = await import('../stored/kept-houses.ts');
  keepHouse(kept);
  expect(await load(), 'a new tab goes on with what was kept last').toMatchObject({ selections: kept.selections });
  keepHouse({ ...kept, startedAt: STARTED + 1, keptAt: STARTED + 1, selections: selectionsFrom({ [ROOF]: tiles }) });
  expect(await load(), 'and from then on with its own').toMatchObject({ selections: kept.selections });
});

test('a tab shows the stored house that the visitor has opened in it; if that house was deleted, the page redirects to the visitor’s list of houses', async () => {
  vi.resetModules();
  const { keepHouse, forgetHouse } = await import('../stored/kept-houses.ts');
  const { showHouse } = await import('../stored/bootstrap-storage.ts');
  const older = { ...aKept(then), selections: selectionsFrom({ [ROOF]: metal }) };
  keepHouse(older);
  keepHouse({ ...aKept(then), startedAt: STARTED + 1, keptAt: STARTED + 1 });
  showHouse(older.startedAt);
  expect(await load()).toMatchObject({ selections: older.selections });
  vi.resetModules();
  forgetHouse(older.startedAt);
  (await import('../stored/bootstrap-storage.ts')).forgetBootstrap();
  (await import('../stored/bootstrap-storage.ts')).showHouse(older.startedAt);
  await expect(load()).rejects.toSatisfy((response: Response) => response.headers.get('Location') === '/my-projects');
});

function aKept({ housePrice, ...configuration }: Configuration) {
  const { houseId, houseTitle, municipalityId, municipalityName, webConfigurationId, name, plotIds, placement } = configuration;
  const where = { houseId, houseTitle, municipalityId, municipalityName, webConfigurationId, name, plotIds, placement };
  const steps = { visited: [], openedLast: null, saved: false, keptAt: STARTED, price: housePrice };
  const nowhereElse = { token: null, revision: null, isWaiting: false, waitsFor: null };
  return { startedAt: STARTED, ...where, webConfigurationVersion: 1, selections: selectionsFrom({}), ...steps, ...nowhereElse };
}

test('opening a house that is ordered leads to its final order, which nobody can change', async () => {
  readConfiguration.mockResolvedValue({ ...then, id: 'Abc12345', type: 'base', revision: 2, carriedOver: null });
  const { loadSaved } = await import('./load-visit.ts');
  const led = await loadSaved('Abc12345').catch((thrown: unknown) => thrown);
  expect(led instanceof Response && led.headers.get('Location')).toBe('/base/Abc12345');
});

test('if the token is that of a share link and not of a saved house, loadSaved redirects to /start/:token, and passes on the step of the address', async () => {
  readConfiguration.mockResolvedValue({ ...then, id: 'Abc12345', revision: null, carriedOver: null });
  const { loadSaved } = await import('./load-visit.ts');
  const ledFrom = async (address: string) => {
    const led = await loadSaved('Abc12345', `https://hus.example${address}`).catch((thrown: unknown) => thrown);
    return led instanceof Response && led.headers.get('Location');
  };
  expect(await ledFrom('/configuration/Abc12345')).toBe('/start/Abc12345');
  expect(await ledFrom('/configuration/Abc12345/0')).toBe('/start/Abc12345');
  expect(await ledFrom('/configuration/Abc12345/3/2')).toBe('/start/Abc12345?step=3/2');
  expect(await ledFrom('/configuration/Abc12345/3/2?view=price')).toBe('/start/Abc12345?step=3/2');
});

import { configurationBody, encodeTrusted, type OpenedConfiguration } from '@gavel/contract';
import { type Configuration, compileModel, startVisit, totalsOf } from '@gavel/core';
import { redirect } from 'react-router';
import { finalOrderAddress, linkAddress, UNKNOWN_CONFIGURATION } from '../addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { serverNow } from '../network/server-time.ts';
import { begunConfiguration } from '../stored/begun-configuration.ts';
import { type Bootstrap, outdateBootstrap, readBootstrap, showHouse, storeBootstrap } from '../stored/bootstrap-storage.ts';
import { keepRoad } from '../stored/chosen-road.ts';
import type { ShownHouse } from '../stored/entry-houses.ts';
import {
  forgetHouse,
  forgetTakenOver,
  isUnsaved,
  type KeptHouse,
  keepHouse,
  originOf,
  readHouse,
  readHouses,
  readOwnHouses,
} from '../stored/kept-houses.ts';
import { readModel } from '../stored/kept-models.ts';
import { forgetLeftPlace, readLeftPlace } from '../stored/left-place.ts';
import { newVisit } from '../stored/new-visit.ts';
import { readHistory, type UndoHistory } from '../stored/undo-history.ts';
import { asOfToday, configurationOfToday, latestOf } from './configuration-of-today.ts';
import type { ConfiguratorStore } from './configurator-state.ts';
import { createConfiguratorStore } from './configurator-store.ts';
import { hasChanged } from './has-changed.ts';

export interface LoadedVisit {
  readonly store: ConfiguratorStore;
  /** The number under which the browser stores this visit. */
  readonly startedAt: number;
  /** Distinguishes two loads of the same visit. In milliseconds since the page opened, so it does not depend on the computer’s clock. */
  readonly loadedAt: number;
}

/** If the prices are older than this (in ms), a page load requests today’s prices. A tab may stay open for days. */
const OLD_AFTER_MS = 12 * 60 * 60 * 1000;

/**
 * Loads the house that this tab shows, with its changes. If the tab shows none, loads the house that this browser stored last, with today’s
 * range and prices (without a network, those that were loaded last). If there is no stored house, redirects to the start page; if the house
 * of this tab was deleted, to the list of houses. If the house was saved on the server after this browser stored it, loads the saved house;
 * the page then corrects its address, because a redirect would lose which view is open.
 * @param before the house that the history entry has shown; this tab may show another house now
 */
export async function loadVisit(before: ShownHouse | null = null): Promise<LoadedVisit> {
  if (before?.token) return loadSaved(before.token);
  if (before && readHouse(before.startedAt)) showHouse(before.startedAt);
  const loadedAt = performance.now();
  forgetTakenOver(serverNow());
  const bootstrap = readBootstrap();
  const configuration = bootstrap && begunConfiguration(bootstrap);
  // Only for a house without a token: `loadSaved` loads the saved houses.
  if (bootstrap && configuration?.id === null) {
    const { startedAt } = bootstrap;
    const taken = readHouse(startedAt)?.token ?? null;
    // The house was saved after this tab had stored its configuration. Load the saved house, because the stored configuration is out of
    // date.
    if (taken !== null) return loadSaved(taken);
    return { store: await goOn(bootstrap, configuration), startedAt, loadedAt };
  }
  const isOwn = bootstrap !== null && !configuration?.id;
  const kept = isOwn ? readHouse(bootstrap.startedAt) : readOwnHouses()[0];
  // The address is older than the first save: this tab has saved its house since then. So load the saved house.
  if (!kept && configuration?.id) return loadSaved(configuration.id);
  // The house was deleted, perhaps in another tab. Do not show another house instead.
  if (!kept) throw redirect(isOwn ? '/my-projects' : '/');
  if (kept.token !== null) return loadSaved(kept.token);
  const { startedAt } = kept;
  const { configuration: shown, isOfToday } = await latestOf(kept);
  // The tab stores which house it shows, so that it continues with this house even if another tab stores a newer one.
  storeBootstrap(encodeTrusted(configurationBody, shown), null, startedAt);
  if (!isOfToday) outdateBootstrap();
  return { store: createConfiguratorStore(shown, resumed(kept), null), startedAt, loadedAt };
}

/**
 * Loads a saved house from the server, with the unsaved changes of this browser. Redirects to `/start/:token` in two cases: the token
 * is that of a share link and not of a saved house, or a new range has changed the house and the visitor has not accepted the changes yet.
 * @param address the address of the page; if it contains a step, the redirect passes it on
 */
export async function loadSaved(token: string, address = ''): Promise<LoadedVisit> {
  const loadedAt = performance.now();
  const { carriedOver, revision, access: _, updatedBy: __, ...configuration } = await readSaved(token);
  // Nobody can change a house that is ordered, so show its final order.
  if (configuration.type === 'base') throw redirect(finalOrderAddress(token));
  const shown = shownHere(token);
  const isAccepted = shown?.webConfigurationVersion === configuration.webConfigurationVersion;
  const [, step] = /\/(\d+\/\d+)(\?|$)/.exec(address) ?? [];
  if (revision === null || (carriedOver && hasChanged(carriedOver) && !isAccepted))
    throw redirect(linkAddress(token) + (step ? `?step=${step}` : ''));
  const here = readHouses().filter((house) => house.token === token);
  const kept = here.find(isUnsaved) ?? null;
  // If the house was saved to an account, its copy in this browser is out of date. Only its number and its steps are still used.
  const taken = here.find((house) => !isUnsaved(house)) ?? null;
  if (taken) forgetHouse(taken.startedAt);
  forgetTakenOver(serverNow());
  const startedAt = kept?.startedAt ?? taken?.startedAt ?? shown?.startedAt ?? newVisit();
  const left = readLeftPlace(token);
  if (left) keepRoad(startedAt, left.isQuick);
  const isMoved = kept !== null && kept.municipalityId !== configuration.municipalityId;
  const there = isMoved ? await configurationOfToday({ ...configuration, municipalityId: kept.municipalityId }) : null;
  if (kept && there) {
    const moved = savedElsewhere(configuration, there);
    storeBootstrap(encodeTrusted(configurationBody, moved), null, startedAt);
    return { store: createConfiguratorStore(moved, resumed(kept), null, historyOf(startedAt, moved)), startedAt, loadedAt };
  }
  storeBootstrap(encodeTrusted(configurationBody, configuration), null, startedAt);
  const savedAt = Date.parse(configuration.updatedAtUtc ?? '') || 0;
  const { name, plotIds, placement, selections } = configuration;
  const unchanged = {
    name,
    plotIds,
    placement,
    selections,
    // If the price has changed, the visitor has seen the new price before they opened the house.
    price: null,
    saved: true,
    keptAt: savedAt,
    visited: taken?.visited ?? [],
    openedLast: taken?.openedLast ?? left?.openedLast ?? null,
    // Also for a house of another person: the server then makes a copy when the visitor saves.
    origin: { token, revision },
    isWaiting: false,
    waitsFor: null,
  };
  // In this browser, the visitor has moved the house to a municipality where it is no longer sold. So the house opens in its saved
  // municipality, with the saved plots and the unsaved choices.
  const remark = isMoved ? 'not-sold-there' : null;
  const goneOn = resumed(isMoved ? { ...kept, plotIds, placement } : kept) ?? unchanged;
  const store = createConfiguratorStore(configuration, goneOn, remark, historyOf(startedAt, configuration));
  return { store, startedAt, loadedAt };
}

/** Returns a saved house with the answers and prices of another municipality. The house keeps its token, but not its plots. */
export function savedElsewhere(saved: Configuration, made: Configuration): Configuration {
  const { id, name, type, isCurrentUserOwner, updatedAtUtc, requestForProposalSentAtUtc, image, selections } = saved;
  return { ...made, id, name, type, isCurrentUserOwner, updatedAtUtc, requestForProposalSentAtUtc, image, selections };
}

async function readSaved(token: string): Promise<OpenedConfiguration> {
  try {
    return await (await browserApi()).readConfiguration({ parameters: { id: token } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unknown-configuration') throw error;
    release(token);
    throw redirect(UNKNOWN_CONFIGURATION);
  }
}

/** After a saved house was deleted, turns its unsaved changes into a house of this browser, which the list of houses shows. */
function release(token: string): void {
  forgetLeftPlace(token);
  for (const house of readHouses()) {
    if (house.token !== token) continue;
    if (isUnsaved(house)) keepHouse({ ...house, token: null, revision: null, isWaiting: false, waitsFor: null });
    else forgetHouse(house.startedAt);
  }
}

/** Returns the house that this tab has shown last, if it has this token; otherwise null. */
function shownHere(token: string) {
  const bootstrap = readBootstrap();
  const configuration = bootstrap && begunConfiguration(bootstrap);
  return bootstrap && configuration?.id === token ? { ...configuration, startedAt: bootstrap.startedAt } : null;
}

/** Returns what the browser has stored of a house, in the form from which the visit continues. */
function resumed(kept: KeptHouse | null) {
  return kept && { ...kept, origin: originOf(kept) };
}

async function goOn(bootstrap: Bootstrap, begun: Configuration): Promise<ConfiguratorStore> {
  const { notice, startedAt, fetchedAt } = bootstrap;
  const copy = resumed(readHouse(startedAt));
  // `Math.abs`: a time far in the future means that a clock was wrong, so the configuration counts as old too.
  const isOld = Math.abs(serverNow() - fetchedAt) >= OLD_AFTER_MS;
  // Another tab of this visit may have loaded a newer version. Then the configuration of this tab is out of date.
  const isBehind = (copy?.webConfigurationVersion ?? 0) > begun.webConfigurationVersion;
  // The visitor may also have moved the house to another municipality, in this tab or in another tab.
  const municipalityId = copy?.municipalityId ?? begun.municipalityId;
  const isElsewhere = municipalityId !== begun.municipalityId;
  if (!isOld && !isBehind && !isElsewhere) return createConfiguratorStore(begun, copy, notice, historyOf(startedAt, begun));
  try {
    const fresh = await asOfToday({ ...begun, municipalityId });
    storeBootstrap(encodeTrusted(configurationBody, { ...fresh, selections: begun.selections }), notice, startedAt);
    return createConfiguratorStore(fresh, resumed(readHouse(startedAt)) ?? unchosen(begun), notice);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // If the server does not respond or refuses, continue with the stored house, in its municipality if this browser has loaded it there.
    const there = isElsewhere ? await readModel({ houseId: begun.houseId, municipalityId }) : null;
    return createConfiguratorStore(there ?? begun, copy, notice);
  }
}

/** Returns the undo and redo steps of this tab from before the reload. */
function historyOf(startedAt: number, { webConfigurationVersion }: Configuration) {
  const { past = [], future = [] } = readHistory({ startedAt, webConfigurationVersion }) ?? {};
  const moments = (kept: UndoHistory['past']) =>
    kept.map(({ selections, visited, replaced }) => ({ selections, visited: new Set(visited), replaced: new Set(replaced) }));
  return { past: moments(past), future: moments(future) };
}

/** For a visit of which the browser has stored nothing: returns data of a visit without picks, with the total in the old prices. */
function unchosen(begun: Configuration) {
  const compiled = compileModel(begun);
  const price = totalsOf(compiled, startVisit(compiled, begun.selections).visit, serverNow()).total;
  return {
    name: begun.name,
    plotIds: begun.plotIds,
    placement: begun.placement,
    selections: begun.selections,
    saved: true,
    keptAt: 0,
    visited: [],
    openedLast: null,
    price,
    origin: null,
    isWaiting: false,
    waitsFor: null,
  };
}

import { configurationBody, encodeTrusted, type OpenedConfiguration } from '@gavel/contract';
import { type Configuration, compileModel, startVisit, totalsOf } from '@gavel/core';
import { redirect } from 'react-router';
import { finalOrderAddress, linkAddress, UNKNOWN_CONFIGURATION } from '../addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { serverNow } from '../network/server-time.ts';
import { begunConfiguration } from '../stored/begun-configuration.ts';
import { type Bootstrap, outdateBootstrap, readBootstrap, showHouse, storeBootstrap } from '../stored/bootstrap-storage.ts';
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
import { newVisit } from '../stored/new-visit.ts';
import { readHistory, type UndoHistory } from '../stored/undo-history.ts';
import { asOfToday, configurationOfToday, latestOf } from './configuration-of-today.ts';
import type { ConfiguratorStore } from './configurator-state.ts';
import { createConfiguratorStore } from './configurator-store.ts';
import { hasChanged } from './has-changed.ts';

export interface LoadedVisit {
  readonly store: ConfiguratorStore;
  /** Which visit it is, for the copy in the browser. */
  readonly startedAt: number;
  /** Tells the same visit, loaded again, from the one before: milliseconds since the page began, by a clock that nobody can set. */
  readonly loadedAt: number;
}

/** A tab may stay open for days; what it began with is priced anew then, the next time it is loaded. */
const OLD_AFTER_MS = 12 * 60 * 60 * 1000;

/**
 * The browser's own visit: the house that this tab shows, with what was chosen since; otherwise the one that was changed last of those that
 * the browser keeps, as it is built and priced today, or was when there last was a network; otherwise there is nothing to configure and
 * the guide is where to go. A house that has been saved since is loaded as the saved one; the page then corrects its own address, because a
 * redirect would lose what the history entry knows of an open view.
 * `before` is the house that the history entry has shown, which need not be what this tab shows now.
 */
export async function loadVisit(before: ShownHouse | null = null): Promise<LoadedVisit> {
  if (before?.token) return loadSaved(before.token);
  if (before && readHouse(before.startedAt)) showHouse(before.startedAt);
  const loadedAt = performance.now();
  forgetTakenOver(serverNow());
  const bootstrap = readBootstrap();
  const configuration = bootstrap && begunConfiguration(bootstrap);
  // What this tab showed of somebody's account has an address of its own.
  if (bootstrap && configuration?.id === null) {
    const { startedAt } = bootstrap;
    const taken = readHouse(startedAt)?.token ?? null;
    // What lies here is as it was then.
    if (taken !== null) return loadSaved(taken);
    return { store: await goOn(bootstrap, configuration), startedAt, loadedAt };
  }
  const isOwn = bootstrap !== null && !configuration?.id;
  const kept = isOwn ? readHouse(bootstrap.startedAt) : readOwnHouses()[0];
  // The tab has saved its house since the address was opened.
  if (!kept && configuration?.id) return loadSaved(configuration.id);
  // Deleted, it may be, in another tab: no other house comes in its place.
  if (!kept) throw redirect(isOwn ? '/my-projects' : '/');
  if (kept.token !== null) return loadSaved(kept.token);
  const { startedAt } = kept;
  const { configuration: shown, isOfToday } = await latestOf(kept);
  // From here on the tab knows which house it shows, whatever other tabs do.
  storeBootstrap(encodeTrusted(configurationBody, shown), null, startedAt);
  if (!isOfToday) outdateBootstrap();
  return { store: createConfiguratorStore(shown, resumed(kept), null), startedAt, loadedAt };
}

/**
 * A house that is saved on the server: as it is saved now, with what has changed since in this browser. What lies under the token of a link,
 * and a house that has changed with its range and was not looked at since, are opened by that address.
 */
export async function loadSaved(token: string): Promise<LoadedVisit> {
  const loadedAt = performance.now();
  const { carriedOver, revision, access: _, updatedBy: __, ...configuration } = await readSaved(token);
  // What is ordered is looked at, and changed no more.
  if (configuration.type === 'base') throw redirect(finalOrderAddress(token));
  const shown = shownHere(token);
  const isAccepted = shown?.webConfigurationVersion === configuration.webConfigurationVersion;
  if (revision === null || (carriedOver && hasChanged(carriedOver) && !isAccepted)) throw redirect(linkAddress(token));
  const here = readHouses().filter((house) => house.token === token);
  const kept = here.find(isUnsaved) ?? null;
  // What was taken over lies here as it was then: of that only the steps that have been open still count.
  const taken = here.find((house) => !isUnsaved(house)) ?? null;
  if (taken) forgetHouse(taken.startedAt);
  forgetTakenOver(serverNow());
  const startedAt = kept?.startedAt ?? taken?.startedAt ?? shown?.startedAt ?? newVisit();
  const isMoved = kept !== null && kept.municipalityId !== configuration.municipalityId;
  const there = isMoved ? await configurationOfToday({ ...configuration, municipalityId: kept.municipalityId }) : null;
  if (kept && there) {
    const moved = savedElsewhere(configuration, there);
    storeBootstrap(encodeTrusted(configurationBody, moved), null, startedAt);
    return { store: createConfiguratorStore(moved, resumed(kept), null, historyOf(startedAt, moved)), startedAt, loadedAt };
  }
  storeBootstrap(encodeTrusted(configurationBody, configuration), null, startedAt);
  const savedAt = Date.parse(configuration.updatedAtUtc ?? '') || 0;
  const { name, plotIds, selections } = configuration;
  const unchanged = {
    name,
    plotIds,
    selections,
    // A price that is another one than it was saved at has been looked at before it was opened.
    price: null,
    saved: true,
    keptAt: savedAt,
    visited: taken?.visited ?? [],
    openedLast: taken?.openedLast ?? null,
    // Whoever has no part in it saves a copy.
    origin: { token, revision },
    isWaiting: false,
    waitsFor: null,
  };
  // It was moved here to where it is no longer sold: it stands where it is saved, with its plots there and what was chosen since.
  const remark = isMoved ? 'not-sold-there' : null;
  const goneOn = resumed(isMoved ? { ...kept, plotIds } : kept) ?? unchanged;
  const store = createConfiguratorStore(configuration, goneOn, remark, historyOf(startedAt, configuration));
  return { store, startedAt, loadedAt };
}

/** A house as it is built in another municipality than it is saved in, still under its token; its plots stay behind. */
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

/** What was changed here in a house that has been deleted is a house of this browser now: listed, and its visitor's to delete. */
function release(token: string): void {
  for (const house of readHouses()) {
    if (house.token !== token) continue;
    if (isUnsaved(house)) keepHouse({ ...house, token: null, revision: null, isWaiting: false, waitsFor: null });
    else forgetHouse(house.startedAt);
  }
}

/** What this tab has shown last, where it was this house. */
function shownHere(token: string) {
  const bootstrap = readBootstrap();
  const configuration = bootstrap && begunConfiguration(bootstrap);
  return bootstrap && configuration?.id === token ? { ...configuration, startedAt: bootstrap.startedAt } : null;
}

/** What lies in the browser, to go on from. */
function resumed(kept: KeptHouse | null) {
  return kept && { ...kept, origin: originOf(kept) };
}

async function goOn(bootstrap: Bootstrap, begun: Configuration): Promise<ConfiguratorStore> {
  const { notice, startedAt, fetchedAt } = bootstrap;
  const copy = resumed(readHouse(startedAt));
  // One of tomorrow was fetched by a clock that was wrong.
  const isOld = Math.abs(serverNow() - fetchedAt) >= OLD_AFTER_MS;
  // Another tab of this visit may have been loaded later.
  const isBehind = (copy?.webConfigurationVersion ?? 0) > begun.webConfigurationVersion;
  // So may the house have been moved, there or here.
  const municipalityId = copy?.municipalityId ?? begun.municipalityId;
  const isElsewhere = municipalityId !== begun.municipalityId;
  if (!isOld && !isBehind && !isElsewhere) return createConfiguratorStore(begun, copy, notice, historyOf(startedAt, begun));
  try {
    const fresh = await asOfToday({ ...begun, municipalityId });
    storeBootstrap(encodeTrusted(configurationBody, { ...fresh, selections: begun.selections }), notice, startedAt);
    return createConfiguratorStore(fresh, resumed(readHouse(startedAt)) ?? unchosen(begun), notice);
  } catch (error) {
    // The house of then is better than none.
    if (error instanceof ApiError) return createConfiguratorStore(begun, copy, notice);
    throw error;
  }
}

/** What could be undone before this tab was loaded anew. */
function historyOf(startedAt: number, { webConfigurationVersion }: Configuration) {
  const { past = [], future = [] } = readHistory({ startedAt, webConfigurationVersion }) ?? {};
  const moments = (kept: UndoHistory['past']) =>
    kept.map(({ selections, visited, replaced }) => ({ selections, visited: new Set(visited), replaced: new Set(replaced) }));
  return { past: moments(past), future: moments(future) };
}

/** What a visit goes on from in which nothing has been chosen yet. */
function unchosen(begun: Configuration) {
  const compiled = compileModel(begun);
  const price = totalsOf(compiled, startVisit(compiled, begun.selections).visit, serverNow()).total;
  return {
    name: begun.name,
    plotIds: begun.plotIds,
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

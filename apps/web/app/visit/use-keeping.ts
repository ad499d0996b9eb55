import { selectionsOf, totalsOf } from '@gavel/core';
import { useCallback, useEffect } from 'react';
import { serverNow } from '../network/server-time.ts';
import { keepRoad } from '../stored/chosen-road.ts';
import { type HouseToKeep, keepHouse, keepSteps, keyOf, originOf, readHouse } from '../stored/kept-houses.ts';
import { keepLeftPlace } from '../stored/left-place.ts';
import { forgetHistory, keepHistory, type UndoHistory } from '../stored/undo-history.ts';
import type { ConfiguratorState } from './configurator-state.ts';
import { useConfiguratorStore } from './use-configurator.tsx';

/**
 * Stores the current house in the browser. `isWaiting` means that the page must still save the house on the server when the server is
 * reachable. If it is left out, it does not change. Returns false if the browser refuses to store the house.
 */
export type Keep = (how: { readonly saved: boolean; readonly isWaiting?: boolean }) => boolean;

/**
 * Stores the house in the browser after every change, so that a crash loses nothing. The house still counts as unsaved. A new house without
 * changes is not stored. If another tab stores the same visit, this tab takes over the choices, so that neither tab overwrites the other.
 * If the other tab has moved the house to another municipality, calls `reload`. Also stores the undo steps when the visitor leaves
 * the visit, so that this tab can continue with them.
 */
export function useKeeping(startedAt: number, reload: () => void): Keep {
  const store = useConfiguratorStore();
  const keep = useCallback<Keep>(
    ({ saved, isWaiting = store.getState().saving.kind === 'waiting' }) => {
      const { waitsFor, ...house } = houseOf(store.getState(), startedAt);
      // Store the account only for a save that waits for the server. After a reload, the page sends this save only if the same account is
      // logged in.
      const kept = keepHouse({ ...house, saved, isWaiting, waitsFor: isWaiting ? waitsFor : null });
      store.getState().kept(kept);
      return kept;
    },
    [store, startedAt],
  );
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const { visit, followed, visited, openedLast, configuration, isQuick, origin } = state;
        if (isQuick !== before.isQuick) keepRoad(startedAt, isQuick);
        const isElsewhere = openedLast !== before.openedLast || isQuick !== before.isQuick;
        if (origin && (isElsewhere || origin.token !== before.origin?.token)) keepLeftPlace(origin.token, state);
        // This tab has just taken over the choices of another tab. Do not store them again: this could overwrite a newer choice of that
        // tab.
        if (visit === followed && followed !== before.followed) return;
        if (visit !== before.visit || configuration !== before.configuration) keep({ saved: !state.unsaved });
        else if (visited !== before.visited || openedLast !== before.openedLast)
          keepSteps({ startedAt, visited: [...visited], openedLast });
      }),
    [store, startedAt, keep],
  );
  useEffect(() => {
    const { remark, unsaved } = store.getState();
    // Store the house, so that the visitor sees this remark only once.
    if (remark === 'gone' || remark === 'repriced' || remark === 'not-sold-there') keep({ saved: !unsaved });
    const follow = () => {
      const kept = readHouse(startedAt);
      const { configuration, follow } = store.getState();
      if (kept?.webConfigurationVersion !== configuration.webConfigurationVersion) return;
      if (kept.municipalityId === configuration.municipalityId) follow({ ...kept, origin: originOf(kept) });
    };
    const hear = ({ key, newValue }: StorageEvent) => {
      // If another tab has deleted the house, there are no choices to take over, and the copy in memory may be out of date.
      if (key !== keyOf(startedAt) || newValue === null) return;
      const kept = readHouse(startedAt);
      if (kept && kept.municipalityId !== store.getState().configuration.municipalityId) reload();
      else follow();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && follow();
    follow();
    addEventListener('storage', hear);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('storage', hear);
      removeEventListener('pageshow', comeBack);
    };
  }, [store, startedAt, keep, reload]);
  useEffect(() => {
    // The visit has read the stored undo steps, so delete them. Otherwise, after a crash, the tab would read steps that are out of
    // date.
    forgetHistory();
    const leave = () => keepHistory(historyOf(store.getState(), startedAt));
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [store, startedAt]);
  return keep;
}

/** Returns only the undo and redo steps in the current municipality, because the next page load has no data of another municipality. */
function historyOf({ configuration, compiled, past, future }: ConfiguratorState, startedAt: number): UndoHistory {
  const moments = (some: ConfiguratorState['past']) =>
    some
      .slice(some.findLastIndex((moment) => moment.compiled !== compiled) + 1)
      .map(({ selections, visited, replaced }) => ({ selections, visited: [...visited], replaced: [...replaced] }));
  const { webConfigurationVersion } = configuration;
  return { startedAt, webConfigurationVersion, past: moments(past), future: moments(future) };
}

function houseOf(
  { configuration, compiled, visit, visited, openedLast, origin, waitsFor }: ConfiguratorState,
  startedAt: number,
): Omit<HouseToKeep, 'saved' | 'isWaiting'> {
  const { houseId, houseTitle, municipalityId, municipalityName, name, plotIds, placement } = configuration;
  const { webConfigurationId, webConfigurationVersion } = configuration;
  return {
    startedAt,
    houseId,
    houseTitle,
    municipalityId,
    municipalityName,
    webConfigurationId,
    webConfigurationVersion,
    name,
    plotIds,
    placement,
    selections: selectionsOf(compiled, visit),
    visited: [...visited],
    openedLast,
    keptAt: serverNow(),
    price: totalsOf(compiled, visit, serverNow()).total,
    token: origin?.token ?? null,
    revision: origin?.revision ?? null,
    waitsFor,
  };
}

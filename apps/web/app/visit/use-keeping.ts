import { selectionsOf, totalsOf } from '@gavel/core';
import { useCallback, useEffect } from 'react';
import { serverNow } from '../network/server-time.ts';
import { keepRoad } from '../stored/chosen-road.ts';
import { type HouseToKeep, keepHouse, keepSteps, keyOf, originOf, readHouse } from '../stored/kept-houses.ts';
import { keepHistory, type UndoHistory } from '../stored/undo-history.ts';
import type { ConfiguratorState } from './configurator-state.ts';
import { useConfiguratorStore } from './use-configurator.tsx';

/** Keeps the house as it stands now. `isWaiting`: it is to be saved on the server as soon as that can be reached. False when the browser refuses. */
export type Keep = (how: { readonly saved: boolean; readonly isWaiting?: boolean }) => boolean;

/**
 * Keeps the house in the browser after every change, as protection against a crash; that never clears the unsaved mark. A house that was
 * only started and looked at is not kept. What another tab keeps of the same visit is gone on with here, so that neither undoes the other
 * unseen; where it has moved the house to another municipality, `reload` loads it anew. What can be undone is kept for the page that this
 * tab loads next.
 */
export function useKeeping(startedAt: number, reload: () => void): Keep {
  const store = useConfiguratorStore();
  const keep = useCallback<Keep>(
    ({ saved, isWaiting = false }) => {
      const kept = keepHouse({ ...houseOf(store.getState(), startedAt), saved, isWaiting });
      store.getState().kept(kept);
      return kept;
    },
    [store, startedAt],
  );
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const { visit, followed, visited, openedLast, configuration, isQuick } = state;
        if (isQuick !== before.isQuick) keepRoad(startedAt, isQuick);
        // What another tab has kept is kept: writing it again could undo what that tab chooses meanwhile.
        if (visit === followed && followed !== before.followed) return;
        if (visit !== before.visit || configuration !== before.configuration) keep({ saved: !state.unsaved });
        else if (visited !== before.visited || openedLast !== before.openedLast)
          keepSteps({ startedAt, visited: [...visited], openedLast });
      }),
    [store, startedAt, keep],
  );
  useEffect(() => {
    const { remark, unsaved } = store.getState();
    // What has changed since the last time is told once.
    if (remark === 'gone' || remark === 'repriced' || remark === 'not-sold-there') keep({ saved: !unsaved });
    const follow = () => {
      const kept = readHouse(startedAt);
      const { configuration, follow } = store.getState();
      if (kept?.webConfigurationVersion !== configuration.webConfigurationVersion) return;
      if (kept.municipalityId === configuration.municipalityId) follow({ ...kept, origin: originOf(kept) });
    };
    const hear = ({ key }: StorageEvent) => {
      if (key !== keyOf(startedAt)) return;
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
    const leave = () => keepHistory(historyOf(store.getState(), startedAt));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [store, startedAt]);
  return keep;
}

/** As far as it is in the municipality that the house stands in now: the next page knows no other. */
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
  const { houseId, houseTitle, municipalityId, municipalityName, name, plotIds } = configuration;
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

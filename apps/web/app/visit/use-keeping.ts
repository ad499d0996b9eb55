import { selectionsOf, totalsOf } from '@gavel/core';
import { useCallback, useEffect } from 'react';
import { type KeptHouse, keepHouse, keepSteps, keyOf, readHouse } from '../stored/kept-houses.ts';
import { keepHistory, type UndoHistory } from '../stored/undo-history.ts';
import type { ConfiguratorState } from './configurator-store.ts';
import { useConfiguratorStore } from './use-configurator.tsx';

/**
 * Keeps the house in the browser after every change, as protection against a crash; that never clears the unsaved mark. A house that was
 * only started and looked at is not kept. What another tab keeps of the same visit is gone on with here, so that neither undoes the other
 * unseen. What can be undone is kept for the page that this tab loads next.
 * Gives a function that keeps it now; false when the browser refuses.
 */
export function useKeeping(startedAt: number): (saved: boolean) => boolean {
  const store = useConfiguratorStore();
  const keep = useCallback(
    (saved: boolean) => {
      const kept = keepHouse(houseOf(store.getState(), startedAt, saved));
      store.getState().kept(kept);
      return kept;
    },
    [store, startedAt],
  );
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const { visit, followed, visited, openedLast, configuration } = state;
        // What another tab has kept is kept: writing it again could undo what that tab chooses meanwhile.
        if (visit === followed && followed !== before.followed) return;
        if (visit !== before.visit || configuration !== before.configuration) keep(!state.unsaved);
        else if (visited !== before.visited || openedLast !== before.openedLast)
          keepSteps({ startedAt, visited: [...visited], openedLast });
      }),
    [store, startedAt, keep],
  );
  useEffect(() => {
    const { problem, unsaved } = store.getState();
    // What has changed since the last time is told once.
    if (problem === 'gone' || problem === 'repriced') keep(!unsaved);
    const follow = () => {
      const kept = readHouse(startedAt);
      const { configuration, follow } = store.getState();
      if (kept?.webConfigurationVersion === configuration.webConfigurationVersion) follow(kept);
    };
    const hear = ({ key }: StorageEvent) => key === keyOf(startedAt) && follow();
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && follow();
    follow();
    addEventListener('storage', hear);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('storage', hear);
      removeEventListener('pageshow', comeBack);
    };
  }, [store, startedAt, keep]);
  useEffect(() => {
    const leave = () => keepHistory(historyOf(store.getState(), startedAt));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [store, startedAt]);
  return keep;
}

function historyOf({ configuration, past, future }: ConfiguratorState, startedAt: number): UndoHistory {
  const moments = (some: ConfiguratorState['past']) =>
    some.map(({ selections, visited, replaced }) => ({ selections, visited: [...visited], replaced: [...replaced] }));
  const { webConfigurationVersion } = configuration;
  return { startedAt, webConfigurationVersion, past: moments(past), future: moments(future) };
}

function houseOf(
  { configuration, compiled, visit, visited, openedLast }: ConfiguratorState,
  startedAt: number,
  saved: boolean,
): KeptHouse {
  const { houseId, houseTitle, municipalityId, municipalityName, name } = configuration;
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
    selections: selectionsOf(compiled, visit),
    visited: [...visited],
    openedLast,
    saved,
    keptAt: Date.now(),
    price: totalsOf(compiled, visit, Date.now()).total,
    token: null,
    revision: null,
    isWaiting: false,
  };
}

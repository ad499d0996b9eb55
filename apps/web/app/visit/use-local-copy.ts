import { selectionsOf, totalsOf } from '@gavel/core';
import { useCallback, useEffect } from 'react';
import { storedHouse } from '../stored/formats.ts';
import { type LocalCopy, readCopyOf, rememberCopy, writeLocalCopy, writeSteps } from '../stored/local-copy.ts';
import type { ConfiguratorState } from './configurator-store.ts';
import { useConfiguratorStore } from './use-configurator.tsx';

/**
 * Keeps a copy of the visit in the browser after every change, as protection against a crash; that never clears the unsaved mark.
 * A house that was only started and looked at does not take the place of the one that was kept before. What another tab keeps of the same
 * visit is gone on with here, so that neither undoes the other unseen.
 * Gives a function that keeps it now; false when the browser refuses.
 */
export function useLocalCopy(startedAt: number): (saved: boolean) => boolean {
  const store = useConfiguratorStore();
  const keep = useCallback(
    (saved: boolean) => {
      const kept = writeLocalCopy(copyOf(store.getState(), startedAt, saved));
      store.getState().kept(kept);
      return kept;
    },
    [store, startedAt],
  );
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const { visit, followed, visited, openedLast } = state;
        // What another tab has kept is kept: writing it again could undo what that tab chooses meanwhile.
        if (visit === followed && followed !== before.followed) return;
        if (visit !== before.visit) keep(!state.unsaved);
        else if (visited !== before.visited || openedLast !== before.openedLast)
          writeSteps({ startedAt, visited: [...visited], openedLast });
      }),
    [store, startedAt, keep],
  );
  useEffect(() => {
    const { problem, unsaved } = store.getState();
    // What has changed since the last time is told once.
    if (problem === 'gone' || problem === 'repriced') keep(!unsaved);
    const follow = () => {
      const copy = readCopyOf(startedAt);
      const { configuration, follow } = store.getState();
      if (copy?.webConfigurationVersion !== configuration.webConfigurationVersion) return;
      rememberCopy(copy);
      follow(copy);
    };
    const hear = ({ key }: StorageEvent) => key === storedHouse.key && follow();
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && follow();
    follow();
    addEventListener('storage', hear);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('storage', hear);
      removeEventListener('pageshow', comeBack);
    };
  }, [store, startedAt, keep]);
  return keep;
}

function copyOf(
  { configuration, compiled, visit, visited, openedLast }: ConfiguratorState,
  startedAt: number,
  saved: boolean,
): LocalCopy {
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
  };
}

import { configurationBody, z } from '@gavel/contract';
import { serverNow } from '../network/server-time.ts';
import { storeBootstrap } from '../stored/bootstrap-storage.ts';
import { keepRoad } from '../stored/chosen-road.ts';
import { keepHouse } from '../stored/kept-houses.ts';
import { newVisit } from '../stored/new-visit.ts';
import type { ConfiguratorState } from '../visit/configurator-state.ts';
import type { PreparedChange } from './prepare-change.ts';

/**
 * Replaces the house of the visit in this tab. The configurator opens the new house when it next loads the visit. A stored old house stays
 * in the browser, unchanged. Visited steps stay marked, and a visitor on the quick road stays on it.
 */
export function applyChange(
  { configuration, after }: PreparedChange,
  { visited, isQuick }: Pick<ConfiguratorState, 'visited' | 'isQuick'>,
): void {
  const startedAt = newVisit();
  const { houseId, houseTitle, municipalityId, municipalityName, name, plotIds, placement, selections } = configuration;
  const { webConfigurationId, webConfigurationVersion } = configuration;
  storeBootstrap(z.encode(configurationBody, configuration), 'house-changed', startedAt);
  keepHouse({
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
    selections,
    visited: [...visited],
    openedLast: null,
    saved: false,
    keptAt: serverNow(),
    price: after,
    token: null,
    revision: null,
    isWaiting: false,
    waitsFor: null,
  });
  keepRoad(startedAt, isQuick);
}

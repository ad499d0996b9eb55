import { configurationBody } from '@gavel/contract';
import { storeBootstrap } from '../stored/bootstrap-storage.ts';
import { keepHouse } from '../stored/kept-houses.ts';
import type { VisitedStep } from '../visit/visited-step.ts';
import type { PreparedChange } from './prepare-change.ts';

/**
 * Puts the new house in the visit's place in this tab, so that the configurator opens it when it is loaded again. The browser keeps it beside
 * the one that is left, which stays as it is.
 * `visited` are the questions that have been open, which stay so; `now` is the new visit's start.
 */
export function applyChange({ configuration, after }: PreparedChange, visited: readonly VisitedStep[], now: number): void {
  const { houseId, houseTitle, municipalityId, municipalityName, name, plotIds, selections } = configuration;
  const { webConfigurationId, webConfigurationVersion } = configuration;
  storeBootstrap(configurationBody.encode(configuration), 'house-changed', now);
  keepHouse({
    startedAt: now,
    houseId,
    houseTitle,
    municipalityId,
    municipalityName,
    webConfigurationId,
    webConfigurationVersion,
    name,
    plotIds,
    selections,
    visited: [...visited],
    openedLast: null,
    saved: false,
    keptAt: now,
    price: after,
    token: null,
    revision: null,
    isWaiting: false,
    waitsFor: null,
  });
}

import type { Configuration } from '@gavel/core';
import { redirect } from 'react-router';
import { addressesOf, OWN_VISIT, ownVisit } from '../../addresses.ts';
import { type BootstrapNotice, storeBootstrap } from '../../stored/bootstrap-storage.ts';
import { keepRoad } from '../../stored/chosen-road.ts';
import { newVisit } from '../../stored/new-visit.ts';

/** Keeps the configuration as the latest bootstrap and leads to its first step, which is another one on the quick road; a saved house to where it was left. Only in the browser. */
export async function openConfigurator(
  configuration: Configuration,
  notice: BootstrapNotice | null = null,
  isQuick = false,
): Promise<Response> {
  const { configurationBody, encodeTrusted } = await import('@gavel/contract');
  const startedAt = newVisit();
  storeBootstrap(encodeTrusted(configurationBody, configuration), notice, startedAt);
  keepRoad(startedAt, isQuick);
  return redirect(
    configuration.id === null && !isQuick ? ownVisit.firstStep : addressesOf(configuration.id ?? OWN_VISIT).configuration,
  );
}

import type { Configuration, Step } from '@gavel/core';
import { redirect } from 'react-router';
import { addressesOf, OWN_VISIT } from '../../addresses.ts';
import { type BootstrapNotice, storeBootstrap } from '../../stored/bootstrap-storage.ts';
import { keepRoad } from '../../stored/chosen-road.ts';
import { newVisit } from '../../stored/new-visit.ts';

/**
 * Stores the configuration, and redirects to the given step. If no step is given, redirects a new house to its first step (of the quick
 * road, if `isQuick` is true), and a saved house to the page that `FirstStepRoute` chooses. Works only in the browser.
 */
export async function openConfigurator(
  configuration: Configuration,
  notice: BootstrapNotice | null = null,
  isQuick = false,
  step: Pick<Step, 'section' | 'question'> | null = null,
): Promise<Response> {
  const { configurationBody, encodeTrusted } = await import('@gavel/contract');
  const startedAt = newVisit();
  storeBootstrap(encodeTrusted(configurationBody, configuration), notice, startedAt);
  keepRoad(startedAt, isQuick);
  const addresses = addressesOf(configuration.id ?? OWN_VISIT);
  if (step) return redirect(addresses.step(step));
  return redirect(configuration.id === null && !isQuick ? addresses.firstStep : addresses.configuration);
}

import type { Configuration } from '@gavel/core';
import { redirect } from 'react-router';
import { addressesOf, ownVisit } from '../../addresses.ts';
import { type BootstrapNotice, storeBootstrap } from '../../stored/bootstrap-storage.ts';

/** Keeps the configuration as the latest bootstrap and leads to its first step; a saved house to where it was left. Only in the browser. */
export async function openConfigurator(configuration: Configuration, notice: BootstrapNotice | null = null): Promise<Response> {
  const { configurationBody } = await import('@gavel/contract');
  storeBootstrap(configurationBody.encode(configuration), notice);
  return redirect(configuration.id === null ? ownVisit.firstStep : addressesOf(configuration.id).configuration);
}

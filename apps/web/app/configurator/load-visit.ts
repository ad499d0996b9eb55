import { configurationBody } from '@gavel/contract';
import { redirect } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { readBootstrap } from './bootstrap-storage.ts';
import { type ConfiguratorStore, createConfiguratorStore } from './configurator-store.ts';
import { type LocalCopy, readCopyOf, readLocalCopy } from './local-copy.ts';

export interface LoadedVisit {
  readonly store: ConfiguratorStore;
  /** Which visit it is, for the copy in the browser. */
  readonly startedAt: number;
}

/**
 * The visit behind `/configuration/new`: the house that this tab started, with what was chosen since; otherwise the copy kept in
 * the browser, as it is built and priced today; otherwise there is nothing to configure and the guide is where to go.
 */
export async function loadVisit(): Promise<LoadedVisit> {
  const bootstrap = readBootstrap();
  const configuration = bootstrap && configurationBody.safeParse(bootstrap.configuration);
  if (bootstrap && configuration?.success) {
    const { notice, startedAt } = bootstrap;
    return { store: createConfiguratorStore(configuration.data, readCopyOf(startedAt), notice), startedAt };
  }
  const copy = readLocalCopy();
  if (copy) return resume(copy);
  throw redirect('/');
}

async function resume(copy: LocalCopy): Promise<LoadedVisit> {
  const { houseId, municipalityId, webConfigurationId, startedAt, name } = copy;
  const api = await browserApi();
  try {
    const configuration = await api.newConfiguration({
      houseId,
      municipalityId,
      webConfigurationId,
      accountId: null,
      bundleId: null,
    });
    return { store: createConfiguratorStore({ ...configuration, name }, copy, null), startedAt };
  } catch (error) {
    // The house or the municipality is no longer offered: nothing can be gone on with.
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) throw redirect('/?notice=kept-gone');
    throw error;
  }
}

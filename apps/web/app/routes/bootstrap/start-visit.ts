import type { BundleId, Configuration } from '@gavel/core';
import { ApiError } from '../../api/api-error.ts';
import { beginning } from '../../api/beginning.ts';
import type { Api } from '../../api/create-api.ts';
import type { BootstrapNotice } from '../../stored/bootstrap-storage.ts';
import type { StartRequest } from './start-request.ts';

interface StartedVisit {
  readonly configuration: Configuration;
  readonly notice: BootstrapNotice | null;
}

/**
 * A new configuration with its default answers and its bundle's, which is told. A bundle that cannot be had, in this municipality or any more, is left out
 * with a notice. Throws `ApiError` for an unknown house, and for a municipality that is unknown or not delivered to.
 */
export async function startVisit(api: Api, start: Extract<StartRequest, { kind: 'start' }>): Promise<StartedVisit> {
  const { houseId, municipalityId, webConfigurationId, bundleId, name } = start;
  const make = (bundle: BundleId | null) =>
    api.beginHouse(beginning({ houseId, municipalityId, webConfigurationId, bundleId: bundle }));
  const named = <Made extends Configuration>(configuration: Made): Made => ({ ...configuration, ...(name !== null && { name }) });
  try {
    const made = await make(bundleId);
    const notice = bundleId === null ? null : made.bundleRefused ? 'bundle-refused' : 'bundle-chosen';
    return { configuration: named(made), notice };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unknown-bundle') throw error;
    return { configuration: named(await make(null)), notice: 'bundle-refused' };
  }
}

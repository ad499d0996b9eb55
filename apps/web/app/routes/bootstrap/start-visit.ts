import type { BundleId, Configuration, Step } from '@gavel/core';
import { ApiError } from '../../api/api-error.ts';
import { beginning } from '../../api/beginning.ts';
import type { Api } from '../../api/create-api.ts';
import { untilLoaded } from '../../parts/until-loaded.ts';
import type { BootstrapNotice } from '../../stored/bootstrap-storage.ts';
import { beginHouse } from '../../visit/begin-house.ts';
import type { StartRequest } from '../../visit/start-request.ts';

interface StartedVisit {
  readonly configuration: Configuration;
  readonly notice: BootstrapNotice | null;
  /** The step to open; null means the first one. */
  readonly step: Step | null;
}

/**
 * Returns a new configuration with its standard answers, the answers of the bundle and the choices of the address. Leaves out a bundle or
 * a choice that the house does not have or that is not possible, and mentions this in a notice. Throws `ApiError` for an unknown
 * house, an unknown municipality, and a municipality to which the builder does not deliver.
 */
export async function startVisit(api: Api, start: Start): Promise<StartedVisit> {
  const begun = await beginVisit(api, start);
  const { choices, questionId } = start;
  if (choices.length === 0 && questionId === null) return { ...begun, step: null };
  const { makeChoices } = await untilLoaded(() => import('./make-choices.ts'));
  const { configuration, isWhole, step } = makeChoices(begun.configuration, choices, questionId);
  if (choices.length === 0) return { configuration, notice: begun.notice, step };
  const made = begun.notice === 'bundle-refused' ? begun.notice : 'choices-made';
  return { configuration, notice: isWhole ? made : 'choices-lacking', step };
}

type Start = Extract<StartRequest, { kind: 'start' }>;

async function beginVisit(api: Api, start: Start): Promise<Omit<StartedVisit, 'step'>> {
  const { houseId, municipalityId, webConfigurationId, bundleId, name } = start;
  const make = (bundle: BundleId | null) =>
    beginHouse(api, beginning({ houseId, municipalityId, webConfigurationId, bundleId: bundle }));
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

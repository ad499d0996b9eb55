import type { NewConfiguration, StartedConfiguration } from '@gavel/contract';
import { type BundleId, choose, startVisit } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import type { CurrentHouse, ReadRange } from '../../range/current-range.ts';
import type { RangeModels } from '../../range/range-models.ts';
import type { PriceHistories } from '../campaigns/price-histories.ts';
import { buildConfiguration } from './build-configuration.ts';
import { defaultName } from './default-name.ts';
import { findStart } from './find-start.ts';

/** The dependencies of `startConfiguration`. */
export interface Starting {
  readonly currentRange: ReadRange;
  readonly models: RangeModels;
  readonly priceHistories: PriceHistories;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number 0 ≤ x < 1. */
  readonly random: () => number;
}

/**
 * Returns a house in a municipality with the default answers and the answers of the requested bundle. Stores nothing. If the bundle is not
 * possible in the municipality, leaves it out and marks it as refused in the response. Throws the errors of `findStart`, and
 * `unknown-bundle`.
 */
export async function startConfiguration(
  { currentRange, models, priceHistories, now, random }: Starting,
  asked: NewConfiguration,
): Promise<StartedConfiguration> {
  const range = await currentRange();
  const { house, municipality } = findStart(range, asked);
  const picks = asked.bundleId === null ? [] : answersOf(house, asked.bundleId);

  const { webConfiguration, webConfigurationVersion: version } = house;
  const { areaCode } = municipality;
  const model = { webConfiguration, version, areaCode, municipalityName: municipality.name };
  const compiled = models(model);
  const { accepted, visit } = choose(compiled, startVisit(compiled).visit, picks);
  const configuration = buildConfiguration({
    range,
    webConfiguration,
    version,
    houseId: house.id,
    municipality,
    areaCode,
    compiled,
    visit,
    priceHistory: await priceHistories(range, model, municipality.id),
    id: null,
    name: defaultName(range),
    updatedAtUtc: null,
    now: now(),
    random,
  });
  return { ...configuration, bundleRefused: !accepted };
}

function answersOf({ id, webConfiguration }: CurrentHouse, bundleId: BundleId) {
  const bundle = webConfiguration.bundles.find((one) => one.id === bundleId);
  if (!bundle) throw new AppError('unknown-bundle', `House ${id} has no bundle ${bundleId}`, { field: 'bundleId' });
  return bundle.answers;
}

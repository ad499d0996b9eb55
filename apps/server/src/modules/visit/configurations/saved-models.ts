import type { CarriedOver } from '@gavel/contract';
import { type CompiledModel, carryOver, startVisit, type Visit } from '@gavel/core';
import { StoredBodyError } from '@gavel/range';
import { AppError } from '../../../http/app-error.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { AskedModel, RangeModels } from '../../range/range-models.ts';
import type { ReadVersion } from '../../range/remembered-versions.ts';
import type { HouseContent } from '../saved-houses/house-versions.repository.ts';

type Municipality = CurrentRange['municipalities'][number];

/**
 * Returns the version of the house model with which a house was saved. If that version is damaged, or if a later version of the program
 * stored it, this program cannot read it. Then returns `otherwise`, or throws `unknown-configuration` if `otherwise` is null.
 */
export async function modelThen(
  readVersion: ReadVersion,
  range: CurrentRange,
  { webConfigurationId: id, webConfigurationVersion: version, areaCode }: HouseModelThen,
  { name: municipalityName }: Municipality,
  otherwise: AskedModel | null,
): Promise<AskedModel> {
  try {
    return { webConfiguration: await readVersion(range, id, version), version, areaCode, municipalityName };
  } catch (error) {
    if (!(error instanceof StoredBodyError)) throw error;
    if (otherwise) return otherwise;
    throw new AppError('unknown-configuration', error.message);
  }
}

type HouseModelThen = Pick<HouseContent, 'webConfigurationId' | 'webConfigurationVersion' | 'areaCode'>;

/**
 * Returns today’s version of the house model, with the price area of the municipality; null: the builder no longer sells the house.
 */
export function currentModel(
  { houses }: CurrentRange,
  { houseId }: Pick<HouseContent, 'houseId'>,
  municipality: Municipality,
): AskedModel | null {
  const house = houses.find(({ id }) => id === houseId);
  if (!house) return null;
  const { webConfiguration, webConfigurationVersion: version } = house;
  return { webConfiguration, version, areaCode: municipality.areaCode, municipalityName: municipality.name };
}

/**
 * Returns the visit of a saved house in today's version of its model. `carriedOver` lists what has changed since the save; null:
 * `then` has today’s version and price area.
 */
export function carry(
  models: RangeModels,
  { answers }: Pick<HouseContent, 'answers'>,
  then: AskedModel,
  today: AskedModel,
): { readonly compiled: CompiledModel; readonly visit: Visit; readonly carriedOver: CarriedOver | null } {
  const old = models(then);
  const { visit } = startVisit(old, answers);
  if (then.version === today.version && then.areaCode === today.areaCode) return { compiled: old, visit, carriedOver: null };
  const compiled = models(today);
  const { visit: carried, ...carriedOver } = carryOver({ compiled: old, visit }, compiled);
  return { compiled, visit: carried, carriedOver };
}

import type { HouseId, WebConfigurationId } from '@gavel/core';
import type { PublishedMunicipality } from '@gavel/range';
import { AppError } from '../../../http/app-error.ts';
import type { CurrentHouse, CurrentRange } from '../../range/current-range.ts';

/** The house of the range, and the municipality, for which a configuration starts. */
export interface Start {
  readonly house: CurrentHouse;
  readonly municipality: PublishedMunicipality;
}

interface Asked {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  /** The id that the house’s web configuration must have; null: the HTTP request names none. */
  readonly webConfigurationId: WebConfigurationId | null;
}

/**
 * Returns the house and the municipality with the ids in an HTTP request. Throws `unknown-house`, `unknown-municipality`,
 * `unknown-web-configuration` or `municipality-denied`, with the name of the field.
 */
export function findStart(range: CurrentRange, { houseId, municipalityId, webConfigurationId }: Asked): Start {
  const house = range.houses.find(({ id }) => id === houseId);
  if (!house) throw new AppError('unknown-house', `There is no house ${houseId}`, { field: 'HouseId' });
  const municipality = range.municipalities.find(({ id }) => id === municipalityId);
  if (!municipality)
    throw new AppError('unknown-municipality', `There is no municipality '${municipalityId}'`, { field: 'MunicipalityId' });
  if (webConfigurationId !== null && webConfigurationId !== house.webConfiguration.id) {
    const detail = `House ${houseId} has no web configuration ${webConfigurationId}`;
    throw new AppError('unknown-web-configuration', detail, { field: 'WebConfigurationId' });
  }
  if (municipality.denied) {
    throw new AppError('municipality-denied', `No houses are delivered to ${municipality.name}`, { field: 'MunicipalityId' });
  }
  return { house, municipality };
}

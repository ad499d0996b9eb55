import { asHouseId, asWebConfigurationId, kr } from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import type { HouseContent } from '../modules/visit/saved-houses/house-versions.repository.ts';

/** Returns a configuration of a house of `aPublishedRange` in Umeå, with default answers. */
export function aHouseContent(parts: Partial<HouseContent> = {}): HouseContent {
  return {
    name: 'Mitt hus',
    houseId: asHouseId(1),
    webConfigurationId: asWebConfigurationId(10),
    webConfigurationVersion: 1,
    municipalityId: '2480',
    areaCode: 'N',
    answers: selectionsFrom({ 11: 111, 12: 121 }),
    plotIds: [],
    priceOre: kr(2_000_000),
    ...parts,
  };
}

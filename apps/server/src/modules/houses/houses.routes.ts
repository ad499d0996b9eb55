import type { HouseModel } from '@gavel/core';
import type { PublishedMunicipality } from '@gavel/range';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import { type CurrentHouse, type CurrentRange, findHouse, findMunicipality, type ReadRange } from '../range/current-range.ts';
import { pricesFrom } from './price-from.ts';

export function housesRoutes({ currentRange }: { readonly currentRange: ReadRange }): Handlers<'listHouses' | 'readHouse'> {
  const priceFrom = pricesFrom();

  const present = (house: CurrentHouse, municipalities: readonly PublishedMunicipality[]): HouseModel => {
    const { id, title, shortDescription, houseArea, buildArea, rooms, information, houseType, image, images, guide } = house;
    const price = priceFrom(house, municipalities);
    const { bundles } = guide;
    return { id, title, price, shortDescription, houseArea, buildArea, rooms, information, houseType, image, images, bundles };
  };

  return {
    listHouses: async ({ parameters }) => {
      const range = await currentRange();
      const municipalities = askedMunicipalities(range, parameters.municipality);
      // The others can be built by those who know of them.
      const listed = range.houses.filter(({ houseType }) => houseType !== 'unlisted');
      return listed.map((house) => present(house, municipalities));
    },
    readHouse: async ({ parameters: { idOrName, municipality } }) => {
      const range = await currentRange();
      const house = findHouse(range, idOrName);
      if (!house) throw new AppError('unknown-house', `There is no house '${idOrName}'`);
      return present(house, askedMunicipalities(range, municipality));
    },
  };
}

/** The one asked for, or all. */
function askedMunicipalities(range: CurrentRange, idOrName: string | undefined): readonly PublishedMunicipality[] {
  if (!idOrName) return range.municipalities;
  const municipality = findMunicipality(range, idOrName);
  if (!municipality)
    throw new AppError('unknown-municipality', `There is no municipality '${idOrName}'`, { field: 'municipality' });
  return [municipality];
}

import { endpoints } from '@gavel/contract';
import type { HouseModel } from '@gavel/core';
import type { PublishedMunicipality } from '@gavel/range';
import { Hono } from 'hono';
import { answer, readParameters } from '../../http/answer.ts';
import { AppError } from '../../http/app-error.ts';
import { type CurrentHouse, type CurrentRange, findHouse, findMunicipality, type ReadRange } from '../range/current-range.ts';
import { pricesFrom } from './price-from.ts';

export function housesRoutes({ currentRange }: { readonly currentRange: ReadRange }): Hono {
  const { listHouses, readHouse } = endpoints;
  const priceFrom = pricesFrom();

  const present = (house: CurrentHouse, municipalities: readonly PublishedMunicipality[]): HouseModel => {
    const { id, title, shortDescription, houseArea, buildArea, rooms, information, houseType, image, images, webConfiguration } =
      house;
    const price = priceFrom(house, municipalities);
    const { bundles } = webConfiguration;
    return { id, title, price, shortDescription, houseArea, buildArea, rooms, information, houseType, image, images, bundles };
  };

  return new Hono()
    .get(listHouses.path, async (c) => {
      const range = await currentRange();
      const municipalities = askedMunicipalities(range, readParameters(c, listHouses).municipality);
      // The others can be built by those who know of them.
      const listed = range.houses.filter(({ houseType }) => houseType !== 'unlisted');
      return answer(
        c,
        listHouses,
        listed.map((house) => present(house, municipalities)),
      );
    })
    .get(readHouse.path, async (c) => {
      const range = await currentRange();
      const { idOrName, municipality } = readParameters(c, readHouse);
      const house = findHouse(range, idOrName);
      if (!house) throw new AppError('unknown-house', `There is no house '${idOrName}'`);
      return answer(c, readHouse, present(house, askedMunicipalities(range, municipality)));
    });
}

/** The one asked for, or all. */
function askedMunicipalities(range: CurrentRange, idOrName: string | undefined): readonly PublishedMunicipality[] {
  if (!idOrName) return range.municipalities;
  const municipality = findMunicipality(range, idOrName);
  if (!municipality)
    throw new AppError('unknown-municipality', `There is no municipality '${idOrName}'`, { field: 'municipality' });
  return [municipality];
}

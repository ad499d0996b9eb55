import type { HouseModel } from '@gavel/core';
import type { PublishedMunicipality } from '@gavel/range';
import { AppError } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { type CurrentHouse, type CurrentRange, findHouse, findMunicipality, type ReadRange } from '../../range/current-range.ts';
import type { RangeModels } from '../../range/range-models.ts';
import type { PriceHistories } from '../campaigns/price-histories.ts';
import { bundleStarts } from './bundle-starts.ts';
import { campaignPrices } from './campaign-price.ts';
import { describeHouse } from './describe-house.ts';
import { deliveredIn, type PriceFrom } from './price-from.ts';

interface HousesDependencies {
  readonly currentRange: ReadRange;
  readonly models: RangeModels;
  readonly priceHistories: PriceHistories;
  readonly priceFrom: PriceFrom;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function housesRoutes(dependencies: HousesDependencies): Handlers<'listHouses' | 'readHouse' | 'describeHouse'> {
  const { currentRange, now, priceFrom } = dependencies;
  const campaignPrice = campaignPrices(dependencies);
  const startsIn = bundleStarts(dependencies.models);
  return {
    listHouses: async ({ parameters }) => {
      const range = await currentRange();
      const municipalities = askedMunicipalities(range, parameters.municipality);
      // Leave hidden houses out of the list. A visitor who knows the address of a hidden house can open it.
      const listed = range.houses.filter(({ houseType }) => houseType !== 'unlisted');
      return Promise.all(listed.map((house) => present(range, house, municipalities)));
    },
    readHouse: async ({ parameters: { idOrName, municipality } }) => {
      const range = await currentRange();
      return present(range, knownHouse(range, idOrName), askedMunicipalities(range, municipality));
    },
    describeHouse: async ({ parameters: { idOrName, municipality } }) => {
      const range = await currentRange();
      const house = knownHouse(range, idOrName);
      const municipalities = askedMunicipalities(range, municipality);
      const presented = await present(range, house, municipalities);
      const { municipality: where } = priceFrom(range, house, municipalities);
      return describeHouse(dependencies.models, range, house, presented, where, now());
    },
  };

  async function present(
    range: CurrentRange,
    house: CurrentHouse,
    municipalities: readonly PublishedMunicipality[],
  ): Promise<HouseModel> {
    const { id, key, title, shortDescription, houseArea, areaKind, buildArea, rooms, floors, energyClass, height } = house;
    const { information, houseType, image, images, guide } = house;
    const { price, municipality } = priceFrom(range, house, municipalities);
    const campaign = await campaignPrice(range, house, municipality);
    // The municipality decides which bundles are possible. If the response is for several municipalities, no bundle is marked as refused.
    const starts = startsIn(house, municipality);
    const isAsked = municipalities.length === 1;
    return {
      id,
      slug: key,
      title,
      price,
      lowestPrice: priceFrom(range, house, deliveredIn(range)).price,
      campaign,
      shortDescription,
      houseArea,
      areaKind,
      buildArea,
      rooms,
      floors,
      energyClass,
      height,
      information,
      houseType,
      image,
      images,
      bundles: guide.bundles.map((bundle) => {
        const start = starts.get(bundle.id);
        const refusedAnswer = isAsked ? (start?.refusedAnswer ?? null) : null;
        return { ...bundle, image: start?.image ?? bundle.image, price: start?.price ?? null, refusedAnswer };
      }),
    };
  }
}

function knownHouse(range: CurrentRange, idOrName: string): CurrentHouse {
  const house = findHouse(range, idOrName);
  if (!house) throw new AppError('unknown-house', `There is no house '${idOrName}'`);
  return house;
}

/**
 * Returns a list with the municipality that the HTTP request names. If it names no municipality, returns all municipalities to
 * which the builder delivers.
 */
function askedMunicipalities(range: CurrentRange, idOrName: string | undefined): readonly PublishedMunicipality[] {
  if (!idOrName) return deliveredIn(range);
  const municipality = findMunicipality(range, idOrName);
  if (!municipality)
    throw new AppError('unknown-municipality', `There is no municipality '${idOrName}'`, { field: 'municipality' });
  return [municipality];
}

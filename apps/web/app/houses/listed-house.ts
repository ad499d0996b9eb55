import { type HouseModel, type HouseType, houseTypes, type ListedBundle } from '@gavel/core';

export type ListedType = Exclude<HouseType, 'unlisted'>;

/** The house types of lists, in the order of the filter. */
export const listedTypes: readonly ListedType[] = houseTypes.filter((type) => type !== 'unlisted');

/** A house model in a list. Its bundles have neither answers nor long texts, because these would be most of the data. */
export interface ShownHouse extends Omit<HouseModel, 'bundles'> {
  readonly bundles: readonly Omit<ListedBundle, 'answers' | 'detailedInfo'>[];
}

/** A house model that lists may show. House models of the type `unlisted` can be configured, but no list shows them. */
export interface ListedHouse extends ShownHouse {
  readonly houseType: ListedType;
}

export function isListed<House extends ShownHouse>(house: House): house is House & { readonly houseType: ListedType } {
  return house.houseType !== 'unlisted';
}

/** Returns the house model without the parts of its bundles that lists do not need. */
export function asShown<House extends HouseModel>(house: House): Omit<House, 'bundles'> & Pick<ShownHouse, 'bundles'> {
  return { ...house, bundles: house.bundles.map(({ answers: _, detailedInfo: __, ...choice }) => choice) };
}

/** Returns the number of houses of each type. */
export function countByType(houses: readonly ListedHouse[]): ReadonlyMap<ListedType, number> {
  return new Map(listedTypes.map((type) => [type, houses.filter((house) => house.houseType === type).length]));
}

/** Returns the number of a type in an address (`?typ=2`): its position in the filter, from 1. */
export function numberOf(type: ListedType): number {
  return listedTypes.indexOf(type) + 1;
}

/** Returns the house type in an address; null if the address contains no type or an unknown number. */
export function typeIn(search: URLSearchParams): ListedType | null {
  return listedTypes.find((type) => `${numberOf(type)}` === search.get('typ')) ?? null;
}

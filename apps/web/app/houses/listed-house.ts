import { type HouseModel, type HouseType, houseTypes, type ListedBundle } from '@gavel/core';

export type ListedType = Exclude<HouseType, 'unlisted'>;

/** The types that lists show, in the order of the filter. */
export const listedTypes: readonly ListedType[] = houseTypes.filter((type) => type !== 'unlisted');

/** A house as it is chosen among others. Of its bundles without the answers and the long texts, which are the most of a list. */
export interface ShownHouse extends Omit<HouseModel, 'bundles'> {
  readonly bundles: readonly Omit<ListedBundle, 'answers' | 'detailedInfo'>[];
}

/** A house that may stand in a list: an unlisted one is configured but never listed. */
export interface ListedHouse extends ShownHouse {
  readonly houseType: ListedType;
}

export function isListed<House extends ShownHouse>(house: House): house is House & { readonly houseType: ListedType } {
  return house.houseType !== 'unlisted';
}

/** What a page carries of a house to choose. */
export function asShown<House extends HouseModel>(house: House): Omit<House, 'bundles'> & Pick<ShownHouse, 'bundles'> {
  return { ...house, bundles: house.bundles.map(({ answers: _, detailedInfo: __, ...choice }) => choice) };
}

/** How many houses there are of every type. */
export function countByType(houses: readonly ListedHouse[]): ReadonlyMap<ListedType, number> {
  return new Map(listedTypes.map((type) => [type, houses.filter((house) => house.houseType === type).length]));
}

/** What a type is called in an address (`?typ=2`): its place in the filter, from 1. */
export function numberOf(type: ListedType): number {
  return listedTypes.indexOf(type) + 1;
}

/** The type in an address; null is all types, which anything unknown means too. */
export function typeIn(search: URLSearchParams): ListedType | null {
  return listedTypes.find((type) => `${numberOf(type)}` === search.get('typ')) ?? null;
}

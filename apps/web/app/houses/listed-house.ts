import { type HouseModel, type HouseType, houseTypes } from '@gavel/core';

export type ListedType = Exclude<HouseType, 'unlisted'>;

/** The types that lists show, in the order of the filter. */
export const listedTypes: readonly ListedType[] = houseTypes.filter((type) => type !== 'unlisted');

/** A house that may stand in a list: an unlisted one is configured but never listed. */
export interface ListedHouse extends HouseModel {
  readonly houseType: ListedType;
}

export function isListed(house: HouseModel): house is ListedHouse {
  return house.houseType !== 'unlisted';
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

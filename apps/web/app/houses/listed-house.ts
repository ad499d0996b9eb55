import type { HouseModel, HouseType } from '@gavel/core';

/** The types that lists show, in the order of the filter. */
export const listedTypes = ['1', '2', '3', '4', '5'] as const;
export type ListedType = (typeof listedTypes)[number];

/** A house that may stand in a list: type 6 is configured but never listed. */
export interface ListedHouse extends HouseModel {
  readonly houseType: ListedType;
}

/** Garages and the like; they have a list of their own below the houses. */
export const SIDE_BUILDING: ListedType = '5';

export function isListed(house: HouseModel): house is ListedHouse {
  return isListedType(house.houseType);
}

/** How many houses there are of every type. */
export function countByType(houses: readonly ListedHouse[]): ReadonlyMap<ListedType, number> {
  return new Map(listedTypes.map((type) => [type, houses.filter((house) => house.houseType === type).length]));
}

/** The type in an address (`?typ=2`); null is all types, which anything unknown means too. */
export function typeIn(search: URLSearchParams): ListedType | null {
  const type = search.get('typ');
  return type !== null && isListedType(type) ? type : null;
}

function isListedType(type: HouseType | string): type is ListedType {
  return listedTypes.some((listed) => listed === type);
}

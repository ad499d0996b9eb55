import type { HouseFacts } from '@gavel/core';
import type { Fields } from '../body.ts';
import { areaKind, houseType } from '../codes.ts';
import { decimal, decimalOrNull } from '../values.ts';

/** Areas in m², and the house type as a digit; in the house list and in a configuration. */
export const houseFactsFields: Fields<HouseFacts> = {
  houseArea: ['HouseArea', decimal],
  areaKind: ['AreaKind', areaKind],
  buildArea: ['BuildArea', decimal],
  rooms: ['Rooms', decimal],
  houseType: ['HouseType', houseType],
  height: ['Height', decimalOrNull],
};

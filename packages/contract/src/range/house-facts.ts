import type { HouseFacts } from '@gavel/core';
import type { Fields } from '../body.ts';
import { areaKind, houseType } from '../codes.ts';
import { decimal, decimalOrNull } from '../values.ts';

/** The facts about a house that both the house list and a configuration contain. Areas are in m²; the house type is a digit. */
export const houseFactsFields: Fields<HouseFacts> = {
  houseArea: ['HouseArea', decimal],
  areaKind: ['AreaKind', areaKind],
  buildArea: ['BuildArea', decimal],
  rooms: ['Rooms', decimal],
  houseType: ['HouseType', houseType],
  height: ['Height', decimalOrNull],
};

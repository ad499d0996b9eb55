import type { HouseFacts } from '@gavel/core';
import { z } from 'zod';
import type { Fields } from './body.ts';
import { decimal } from './values.ts';

/** Areas in m², and the type as a digit; in the house list and in a configuration. */
export const houseFactsFields: Fields<HouseFacts> = {
  houseArea: ['HouseArea', decimal],
  buildArea: ['BuildArea', decimal],
  rooms: ['Rooms', decimal],
  houseType: ['HouseType', z.enum(['1', '2', '3', '4', '5', '6'])],
};

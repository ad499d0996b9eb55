import { z } from 'zod';

/**
 * Format 3: until 22 November 2026. A house had no kind of area, number of floors, energy class or height, and no question was on the
 * quick road. Everything else is the same in format 4.
 */

/**
 * Format 3 does not store the kind of area. Only the number of rooms shows it: a building without rooms, such as a carport, has no living
 * area.
 */
const house = z.looseObject({ houseType: z.string(), rooms: z.number() }).transform(({ houseType, rooms, ...same }) => ({
  ...same,
  houseType,
  rooms,
  areaKind: rooms === 0 ? 'secondary' : 'living',
  floors: ['oneStorey', 'sideBuilding', 'unlisted'].includes(houseType) ? 1 : 2,
  energyClass: '',
  height: null,
}));

export const rangeFrom3 = z.looseObject({ houses: z.array(house) });

const question = z.looseObject({}).transform((same) => ({ ...same, quick: false }));

export const webConfigurationFrom3 = z.looseObject({ sections: z.array(z.looseObject({ questions: z.array(question) })) });

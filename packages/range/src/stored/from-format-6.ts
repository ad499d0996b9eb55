import { z } from 'zod';

/** Format 6: until 23 November 2026. A house had no description of its rooms; everything else is the same in format 7. */
export const rangeFrom6 = z
  .looseObject({ houses: z.array(z.looseObject({})) })
  .transform(({ houses, ...range }) => ({ ...range, houses: houses.map((house) => ({ ...house, plan: null })) }));

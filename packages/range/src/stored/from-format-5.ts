import { z } from 'zod';

/** Format 5: until 23 November 2026. A builder named nothing that is ticked before a house is ordered; all else is the same in format 6. */
export const rangeFrom5 = z
  .looseObject({ brand: z.looseObject({}) })
  .transform(({ brand, ...range }) => ({ ...range, brand: { ...brand, orderChecks: [] } }));

import { z } from 'zod';

/** Format 5: until 23 November 2026. A builder had no checklist for orders; everything else is the same in format 6. */
export const rangeFrom5 = z
  .looseObject({ brand: z.looseObject({}) })
  .transform(({ brand, ...range }) => ({ ...range, brand: { ...brand, orderChecks: [] } }));

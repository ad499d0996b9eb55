import { z } from 'zod';

/** Format 2: until 22 November 2026. Builders could not require a second factor for staff; everything else is the same in format 3. */
export const rangeFrom2 = z.looseObject({ brand: z.looseObject({}) }).transform(({ brand, ...range }) => ({
  ...range,
  brand: { ...brand, staffNeedSecondFactor: false },
}));

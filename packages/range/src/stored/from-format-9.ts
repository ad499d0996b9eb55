import { z } from 'zod';

/** Format 9: until 28 November 2026. A plot had no border; all else is the same in format 10. */
export const rangeFrom9 = z.looseObject({ plots: z.array(z.looseObject({})) }).transform(({ plots, ...range }) => ({
  ...range,
  plots: plots.map((plot) => ({ ...plot, border: null, borderDistance: 4.5 })),
}));

import { z } from 'zod';

/** Format 8: until 23 November 2026. A plot had no compass direction for the front of its house; all else is the same in format 9. */
export const rangeFrom8 = z
  .looseObject({ plots: z.array(z.looseObject({})) })
  .transform(({ plots, ...range }) => ({ ...range, plots: plots.map((plot) => ({ ...plot, frontFaces: null })) }));

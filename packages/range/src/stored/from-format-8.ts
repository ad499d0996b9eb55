import { z } from 'zod';

/** Format 8: until 23 November 2026. Nobody said where a plot's house faces; all else is the same in format 9. */
export const rangeFrom8 = z
  .looseObject({ plots: z.array(z.looseObject({})) })
  .transform(({ plots, ...range }) => ({ ...range, plots: plots.map((plot) => ({ ...plot, frontFaces: null })) }));

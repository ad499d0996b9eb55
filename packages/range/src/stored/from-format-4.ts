import { z } from 'zod';

/** Format 4: until 22 November 2026. A builder named no costs beside the price, and a plot no limits; all else is the same in format 5. */
export const rangeFrom4 = z
  .looseObject({ brand: z.looseObject({}), plots: z.array(z.looseObject({})) })
  .transform(({ brand, plots, ...range }) => ({
    ...range,
    brand: { ...brand, otherCosts: [] },
    plots: plots.map((plot) => ({ ...plot, maxBuildArea: null, maxHeight: null })),
  }));

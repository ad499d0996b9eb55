import { z } from 'zod';

/**
 * Format 4: until 22 November 2026. A builder had no list of other costs, and a plot had no limits; everything else is the same in format
 * 5.
 */
export const rangeFrom4 = z
  .looseObject({ brand: z.looseObject({}), plots: z.array(z.looseObject({})) })
  .transform(({ brand, plots, ...range }) => ({
    ...range,
    brand: { ...brand, otherCosts: [] },
    plots: plots.map((plot) => ({ ...plot, maxBuildArea: null, maxHeight: null })),
  }));

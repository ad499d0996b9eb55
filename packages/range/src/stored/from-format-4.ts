import { z } from 'zod';

/**
 * Format 4: until 22 November 2026. A builder had no list of costs beside the house price, and a plot had no greatest building area and
 * height. Everything else is the same in format 5.
 */
export const rangeFrom4 = z
  .looseObject({ brand: z.looseObject({}), plots: z.array(z.looseObject({})) })
  .transform(({ brand, plots, ...range }) => ({
    ...range,
    brand: { ...brand, otherCosts: [] },
    plots: plots.map((plot) => ({ ...plot, maxBuildArea: null, maxHeight: null })),
  }));

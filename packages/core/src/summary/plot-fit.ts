import type { HouseFacts } from '../model/house-model.ts';
import type { Plot } from '../model/plot.ts';

/** One dimension of a house and the plot's limit for it, m² or m. */
export interface PlotLimit {
  readonly measure: 'buildArea' | 'height';
  readonly has: number;
  readonly allows: number;
  readonly holds: boolean;
}

/**
 * Returns the limits of a plot with the dimensions of the house. A limit is left out if the plot or the house has no value for this
 * dimension.
 */
export function plotLimits(facts: Pick<HouseFacts, 'buildArea' | 'height'> | null, plot: Plot): readonly PlotLimit[] {
  const limit = (measure: PlotLimit['measure'], has: number | null | undefined, allows: number | null) =>
    has == null || allows === null ? [] : [{ measure, has, allows, holds: has <= allows }];
  return [...limit('buildArea', facts?.buildArea, plot.maxBuildArea), ...limit('height', facts?.height, plot.maxHeight)];
}

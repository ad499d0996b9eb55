import type { Plot, PlotId } from '@gavel/core';

/**
 * Returns those of the given plots that are for sale in a municipality, without duplicates and in the same order. A house in
 * that municipality cannot be built on any other plot.
 */
export function plotsIn(plots: readonly Plot[], municipalityName: string, plotIds: readonly PlotId[]): readonly PlotId[] {
  const there = new Set(plots.filter((plot) => plot.municipalityName === municipalityName).map(({ id }) => id));
  return [...new Set(plotIds)].filter((id) => there.has(id));
}

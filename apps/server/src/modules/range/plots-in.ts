import type { Plot, PlotId } from '@gavel/core';

/** Those of the plots that are for sale in a municipality, each once and in their own order: a house does not stand on others. */
export function plotsIn(plots: readonly Plot[], municipalityName: string, plotIds: readonly PlotId[]): readonly PlotId[] {
  const there = new Set(plots.filter((plot) => plot.municipalityName === municipalityName).map(({ id }) => id));
  return [...new Set(plotIds)].filter((id) => there.has(id));
}

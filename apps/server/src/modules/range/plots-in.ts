import type { Placement, Plot, PlotId } from '@gavel/core';
import { isInside } from '@gavel/core/placement';

/**
 * Returns those of the given plots that are for sale in a municipality, without duplicates and in the same order. A house in that
 * municipality cannot be built on a plot in another municipality.
 */
export function plotsIn(plots: readonly Plot[], municipalityName: string, plotIds: readonly PlotId[]): readonly PlotId[] {
  const there = new Set(plots.filter((plot) => plot.municipalityName === municipalityName).map(({ id }) => id));
  return [...new Set(plotIds)].filter((id) => there.has(id));
}

/**
 * Returns the position of a house on its plot. Null: the house has no position, its plot is not in `plots` or `plotIds`, or the middle
 * of the house is not inside the border of the plot. The distance that the house must keep to the border depends on the choices; the pages
 * that show the plot check it.
 */
export function placementIn(plots: readonly Plot[], plotIds: readonly PlotId[], placement: Placement | null): Placement | null {
  if (!placement || !plotIds.includes(placement.plotId)) return null;
  const border = plots.find(({ id }) => id === placement.plotId)?.border;
  if (!border || !isInside(border, [placement.east, placement.north])) return null;
  return { ...placement, turn: ((placement.turn % 360) + 360) % 360 };
}

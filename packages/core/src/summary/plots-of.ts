import type { Configuration } from '../model/configuration.ts';
import type { Placement, Plot } from '../model/plot.ts';

/** The direction that the front of a house faces, in degrees clockwise from north, and the plot that decides it. */
export interface Facing {
  readonly degrees: number;
  readonly plot: Plot;
}

/**
 * Returns the direction of the front as the visitor placed the house. Without a placement on one of the plots, returns the direction that
 * the plot demands, if there is exactly one plot and the demanded direction is known; otherwise null.
 */
export function facingOf(plots: readonly Plot[], placement: Placement | null): Facing | null {
  const placedOn = plots.find(({ id }) => id === placement?.plotId);
  if (placement && placedOn) return { degrees: placement.turn, plot: placedOn };
  const [plot, ...others] = plots;
  return plot && plot.frontFaces !== null && others.length === 0 ? { degrees: plot.frontFaces, plot } : null;
}

/**
 * Returns the direction of north in a floor plan, in degrees clockwise from its top; the front is at its bottom. Undefined if the
 * direction of the front is unknown.
 */
export function northOf(plots: readonly Plot[], placement: Placement | null): number | undefined {
  const facing = facingOf(plots, placement);
  return facing ? (540 - facing.degrees) % 360 : undefined;
}

/** Returns the plots of the builder that the visitor is interested in and that are in the house's municipality. */
export function plotsOf(
  { plotIds, municipalityName }: Pick<Configuration, 'plotIds' | 'municipalityName'>,
  plots: readonly Plot[],
): readonly Plot[] {
  return plots.filter((plot) => plotIds.includes(plot.id) && plot.municipalityName === municipalityName);
}

import type { Configuration } from '../model/configuration.ts';
import type { Plot } from '../model/plot.ts';

/**
 * Returns the direction of north in a floor plan, in degrees clockwise from its top; the front is at its bottom. Undefined unless there
 * is exactly one plot and its direction is known.
 */
export function northOf([plot, ...others]: readonly Plot[]): number | undefined {
  const faces = others.length === 0 ? plot?.frontFaces : null;
  return faces === null || faces === undefined ? undefined : (540 - faces) % 360;
}

/** Returns the builder's plots in the house's municipality that the visitor is interested in. */
export function plotsOf(
  { plotIds, municipalityName }: Pick<Configuration, 'plotIds' | 'municipalityName'>,
  plots: readonly Plot[],
): readonly Plot[] {
  return plots.filter((plot) => plotIds.includes(plot.id) && plot.municipalityName === municipalityName);
}

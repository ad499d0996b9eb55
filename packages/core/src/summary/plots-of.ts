import type { Configuration } from '../model/configuration.ts';
import type { Plot } from '../model/plot.ts';

/** Where north is in a plan, whose front is at its foot: degrees to the right of its top. Not known where the plot is not, or does not say. */
export function northOf([plot, ...others]: readonly Plot[]): number | undefined {
  const faces = others.length === 0 ? plot?.frontFaces : null;
  return faces === null || faces === undefined ? undefined : (540 - faces) % 360;
}

/** Those of the builder's that interest is marked in, where the house is to stand. */
export function plotsOf(
  { plotIds, municipalityName }: Pick<Configuration, 'plotIds' | 'municipalityName'>,
  plots: readonly Plot[],
): readonly Plot[] {
  return plots.filter((plot) => plotIds.includes(plot.id) && plot.municipalityName === municipalityName);
}

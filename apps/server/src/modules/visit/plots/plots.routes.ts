import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { ReadRange } from '../../range/current-range.ts';

export function plotsRoutes({ currentRange }: { readonly currentRange: ReadRange }): Handlers<'listPlots'> {
  return {
    listPlots: async ({ parameters: { municipalityName = '' } }) => {
      const { plots } = await currentRange();
      const wanted = municipalityName.toLocaleLowerCase('sv');
      return plots.filter((plot) => wanted === '' || plot.municipalityName.toLocaleLowerCase('sv') === wanted);
    },
  };
}

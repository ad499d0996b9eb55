import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { Selling } from '../desk/look-at-requests.ts';
import { plotsCsv } from './export-plots.ts';
import { listPlotInterest, readPlotInterest } from './look-at-plots.ts';

type PlotInterestEndpoint = 'listPlotInterest' | 'exportPlotInterest' | 'readPlotInterest';

/** Returns the handlers for staff that show who wants which plot. */
export function plotInterestRoutes(selling: Selling): Handlers<PlotInterestEndpoint> {
  return {
    listPlotInterest: ({ parameters, identity }) => listPlotInterest(selling, identity, parameters),
    async exportPlotInterest({ parameters, identity }) {
      const { plots } = await listPlotInterest(selling, identity, parameters);
      return { bytes: plotsCsv(plots, await selling.currentRange()), name: 'tomter.csv' };
    },
    readPlotInterest: ({ parameters: { plot, after }, identity }) => readPlotInterest(selling, identity, plot, after),
  };
}

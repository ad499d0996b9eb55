import { memberOf } from '../../http/identity.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import { addAuditEntry } from '../accounts/audit-log.repository.ts';
import type { Selling } from '../sales/look-at-leads.ts';
import { interestedCsv, plotsCsv } from './export-plots.ts';
import { listForExport, listPlotInterest, readPlotInterest } from './look-at-plots.ts';

type PlotInterestEndpoint = 'listPlotInterest' | 'exportPlotInterest' | 'readPlotInterest' | 'exportInterested';

/** Who wants which plot, for staff. */
export function plotInterestRoutes(selling: Selling): Handlers<PlotInterestEndpoint> {
  const { db, currentRange, now } = selling;
  return {
    listPlotInterest: ({ parameters, identity }) => listPlotInterest(selling, identity, parameters),
    async exportPlotInterest({ parameters, identity }) {
      const { plots } = await listPlotInterest(selling, identity, parameters);
      return { bytes: plotsCsv(plots, await currentRange()), name: 'tomter.csv' };
    },
    readPlotInterest: ({ parameters: { plot, after }, identity }) => readPlotInterest(selling, identity, plot, after),
    async exportInterested({ parameters: { plot: id }, identity }) {
      const { plot, interested } = await listForExport(selling, identity, id);
      const { userId: actorId } = memberOf(identity);
      const entry = { actorId, subjectId: null, details: { list: 'interested', format: 'csv' } } as const;
      await addAuditEntry(db, { ...entry, action: 'list-exported' }, new Date(now()));
      return { bytes: interestedCsv(plot, interested, await currentRange()), name: `${id}-tomt.csv` };
    },
  };
}

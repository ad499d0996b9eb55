import type { PlotInterest, PlotInterested } from '@gavel/contract/staff';
import { type Plot, toKr } from '@gavel/core';
import { createTexts, plotInterestTexts } from '@gavel/texts';
import { csvFile } from '../../../http/csv-file.ts';
import type { Column } from '../../../http/streamed-file.ts';
import type { CurrentRange } from '../../range/current-range.ts';

/**
 * Returns the plots as CSV, a row for each, with the interest in it: for how many saved houses the plot is chosen, how many requests
 * name it, how many of both are new, and the time of the latest.
 */
export function plotsCsv(plots: readonly PlotInterest[], { texts }: Pick<CurrentRange, 'texts'>): Uint8Array<ArrayBuffer> {
  const t = createTexts(texts).of(plotInterestTexts);
  const head = [
    t('plot'),
    t('csvArea'),
    t('municipality'),
    t('csvReference'),
    t('csvLand'),
    t('price'),
    t('houses'),
    t('requests'),
    t('csvFresh'),
    t('latest'),
  ];
  const rows = plots.map(({ plot, houses, requests, fresh, latestAt }) => [
    plot.address,
    plot.areaName,
    plot.municipalityName,
    plot.propertyReference,
    plot.landArea,
    toKr(plot.price),
    houses,
    requests,
    fresh,
    latestAt === null ? null : new Date(latestAt).toISOString(),
  ]);
  return csvFile([head, ...rows]);
}

/** Returns the columns of an exported list of the people who want a plot. */
export function interestedColumns(plot: Plot, { texts }: Pick<CurrentRange, 'texts'>): readonly Column<PlotInterested>[] {
  const t = createTexts(texts).of(plotInterestTexts);
  return [
    [t('plot'), () => plot.address],
    [t('municipality'), () => plot.municipalityName],
    [t('customer'), ({ name }) => name],
    [t('csvEmail'), ({ email }) => email],
    [t('csvPhone'), ({ phone }) => phone],
    [t('house'), ({ houseTitle }) => houseTitle],
    [t('csvHouseName'), ({ houseName }) => houseName],
    [t('csvToken'), ({ token, lead: request }) => token ?? request?.configurationId ?? null],
    [t('fits'), ({ limits }) => (limits.length === 0 ? null : t(limits.every(({ holds }) => holds) ? 'fitsYes' : 'fitsNot'))],
    [t('since'), ({ at }) => new Date(at).toISOString()],
    [t('csvState'), ({ lead: request }) => (request ? t(`csvMilestone_${request.milestone}`) : null)],
  ];
}

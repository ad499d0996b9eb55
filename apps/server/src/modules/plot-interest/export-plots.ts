import type { PlotInterest, PlotInterested } from '@gavel/contract/staff';
import { type Plot, toKr } from '@gavel/core';
import { createTexts, plotInterestTexts } from '@gavel/texts';
import { csvFile } from '../../http/csv-file.ts';
import type { CurrentRange } from '../range/current-range.ts';

/** Plots with how many want each, a row for each plot. */
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

/** Those who want a plot, a row for each house or request. */
export function interestedCsv(
  plot: Plot,
  interested: readonly PlotInterested[],
  { texts }: Pick<CurrentRange, 'texts'>,
): Uint8Array<ArrayBuffer> {
  const t = createTexts(texts).of(plotInterestTexts);
  const head = [
    t('plot'),
    t('municipality'),
    t('customer'),
    t('csvEmail'),
    t('csvPhone'),
    t('house'),
    t('csvHouseName'),
    t('csvToken'),
    t('fits'),
    t('since'),
    t('csvState'),
  ];
  const rows = interested.map(({ name, email, phone, houseTitle, houseName, token, limits, at, lead }) => [
    plot.address,
    plot.municipalityName,
    name,
    email,
    phone,
    houseTitle,
    houseName,
    token ?? lead?.configurationId ?? null,
    limits.length === 0 ? null : t(limits.every(({ holds }) => holds) ? 'fitsYes' : 'fitsNot'),
    new Date(at).toISOString(),
    lead ? t(`csvMilestone_${lead.milestone}`) : null,
  ]);
  return csvFile([head, ...rows]);
}

import { asPlotId } from '@gavel/core';
import { plotInterestedPageBody, plotInterestsBody } from '../staff-plot-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, numeralOf } from './endpoint.ts';

/** Of a builder whose salesmen see their own requests only, those of others count for nothing, and their customers have no names. */
const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;
const listed = z.object({ municipality: z.string().max(100).optional(), search: z.string().max(100).optional() });
const plot = numeralOf(asPlotId);

/** What the administration asks about plots. */
export const staffPlotEndpoints = {
  listPlotInterest: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/plots',
    summary:
      'The plots that are for sale and how many want each, the one that was chosen last first; narrowed by the name of a municipality and by words',
    parameters: listed,
    response: plotInterestsBody,
    problems: ['malformed-query'],
  },
  exportPlotInterest: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/plots.csv',
    summary: 'The same list for a spreadsheet: semicolons, a byte order mark, no formulas',
    parameters: listed,
    response: null,
    mediaType: 'text/csv',
    problems: ['malformed-query'],
  },
  readPlotInterest: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/plots/:plot',
    summary:
      'A plot with those who want it, 50 at a time, latest first: saved houses that have chosen it, and requests that name it; `after` is the `Next` of the answer before',
    parameters: z.object({ plot, after: z.string().max(100).optional() }),
    response: plotInterestedPageBody,
    problems: ['malformed-query', 'unknown-plot'],
  },
  exportInterested: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/plots/:plot/interested.csv',
    summary: 'All who want a plot, latest first, for a spreadsheet; sent while it is made',
    parameters: z.object({ plot }),
    response: null,
    mediaType: 'text/csv',
    problems: ['malformed-query', 'unknown-plot'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

import { asPlotId } from '@gavel/core';
import { plotInterestedPageBody, plotInterestsBody } from '../staff/staff-plot-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, numeralOf } from './endpoint.ts';

/**
 * If salespersons may not see each other’s requests, the number of requests for a plot includes only those that the user may see. The list
 * of people who want a plot then leaves out the names and contact data of other salespersons’ customers.
 */
const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;
const listed = z.object({
  municipality: z.optional(z.string().check(z.maxLength(100))),
  search: z.optional(z.string().check(z.maxLength(100))),
});
const plot = numeralOf(asPlotId);

/** Endpoints for plots in the administration. */
export const staffPlotEndpoints = {
  listPlotInterest: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/plots',
    summary: 'The plots for sale with the number of interested people, last chosen first; filtered by municipality and words',
    parameters: listed,
    response: plotInterestsBody,
    problems: ['malformed-query'],
  },
  exportPlotInterest: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/plots.csv',
    summary: 'The same list as CSV: semicolons, byte order mark, no formulas',
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
      'A plot with its interested people, 50 at a time, latest first: saved houses and requests; `after` is the `Next` of the previous response',
    parameters: z.object({ plot, after: z.optional(z.string().check(z.maxLength(100))) }),
    response: plotInterestedPageBody,
    problems: ['malformed-query', 'unknown-plot'],
  },
  exportInterested: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/plots/:plot/interested.csv',
    summary: 'Everybody interested in a plot, latest first, as streamed CSV',
    parameters: z.object({ plot }),
    response: null,
    mediaType: 'text/csv',
    problems: ['malformed-query', 'unknown-plot'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

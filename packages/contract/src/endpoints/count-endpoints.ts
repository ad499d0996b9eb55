import { countedVisitBody } from '../counted-visit-body.ts';
import { unknownVisit } from './configuration-endpoints.ts';
import { type Endpoint, none } from './endpoint.ts';

/**
 * The endpoint to which a page of the configurator reports what the visitor did in it (opened sections, clicks on blocked answers),
 * when the summary first opens, and when the page is hidden or left.
 */
export const countEndpoints = {
  countVisit: {
    method: 'POST',
    path: '/api/counts',
    summary:
      'Counts the events of a page of the configurator, by day. Stores nothing about the sender, and counts nothing for browsers that send `DNT` or `Sec-GPC`',
    parameters: none,
    request: countedVisitBody,
    response: null,
    problems: unknownVisit,
    access: 'anyone',
    limit: 'count',
    largest: 16_384,
    personal: false,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

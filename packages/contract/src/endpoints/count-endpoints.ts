import { countedVisitBody } from '../counted-visit-body.ts';
import { unknownVisit } from './configuration-endpoints.ts';
import { type Endpoint, none } from './endpoint.ts';

/** What pages tell when they are left, for counting. */
export const countEndpoints = {
  countVisit: {
    method: 'POST',
    path: '/api/counts',
    summary:
      'What happened in a page of the configurator, to be counted by the day. Nothing is kept of who sends it, and nothing is counted where a browser asks for that (DNT, Sec-GPC)',
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

import { countedVisitBody } from '../counted-visit-body.ts';
import { unknownVisit } from './configuration-endpoints.ts';
import { type Endpoint, none } from './endpoint.ts';

/** What pages tell when they are left, for counting. */
export const countEndpoints = {
  countVisit: {
    method: 'POST',
    path: '/api/counts',
    summary:
      'Counts what happened on a page of the configurator, by day. Nothing about the sender is stored, and `DNT` and `Sec-GPC` are respected',
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

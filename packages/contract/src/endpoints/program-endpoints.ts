import { startedConfigurationBody } from '../configuration-body.ts';
import { newConfigurationBody } from '../guide-requests.ts';
import { requestPageBody } from '../staff/request-records.ts';
import { z } from '../zod.ts';
import { countEndpoints } from './count-endpoints.ts';
import { type Endpoint, none } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { ownPictureEndpoints } from './own-picture-endpoints.ts';
import { quoteEndpoints } from './quote-endpoints.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';

/** The largest number of customers’ requests in one response. */
const MOST_REQUESTS = 100;

/** The position in the list up to which a program has read customers’ requests; programs must not interpret the value. */
const cursor = z.codec(z.string().check(z.regex(/^\d{1,15}$/, 'expected a cursor, as an answer gave it')), z.number(), {
  decode: Number,
  encode: String,
});
const most = z.codec(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'expected a whole number, 1 or more')), z.number(), {
  decode: (text) => Math.min(Number(text), MOST_REQUESTS),
  encode: String,
});

/** Endpoints for other systems of the builder only, some with an API key instead of a session. Pages do not load them. */
export const programEndpoints = {
  ...recordEndpoints,
  startConfiguration: {
    method: 'POST',
    path: '/api/guidemodel/new',
    summary: 'A configuration of a house in a municipality, with default answers and a bundle’s; stores nothing',
    parameters: none,
    request: newConfigurationBody,
    response: startedConfigurationBody,
    isConfiguration: true,
    problems: [
      'municipality-denied',
      'unknown-house',
      'unknown-municipality',
      'unknown-web-configuration',
      'unknown-bundle',
      'unknown-account',
    ],
    access: 'anyone',
    limit: null,
    personal: false,
  },
  listLeads: {
    method: 'GET',
    path: '/api/leads',
    summary: `Requests to the builder, oldest first, at most ${MOST_REQUESTS} at once. \`after\` is the \`Next\` of the previous response`,
    parameters: z.object({ after: z.optional(cursor), max: z.optional(most) }),
    request: null,
    response: requestPageBody,
    problems: ['wrong-api-key', 'missing-scope', 'malformed-query'],
    access: 'api-key',
    scope: 'leads:read',
    limit: 'leads',
    personal: true,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Every endpoint of the API. */
export const allEndpoints = {
  ...endpoints,
  ...ownPictureEndpoints,
  ...countEndpoints,
  ...quoteEndpoints,
  ...orderEndpoints,
  ...staffEndpoints,
  ...programEndpoints,
};

export type AllEndpoints = typeof allEndpoints;
export type AnyEndpointName = keyof AllEndpoints;

import { configurationBody } from '../configuration-body.ts';
import { houseRequestsBody } from '../house-request-bodies.ts';
import { z } from '../zod.ts';
import { documentCopy } from './document-copies.ts';
import type { Endpoint } from './endpoint.ts';

const byToken = z.object({ id: z.string() });
const byRequest = z.object({ id: z.string(), request: z.string() });

/**
 * A customer’s requests about one saved house. The household sees all quote requests; only the sender sees a request for
 * information.
 */
const ofHouse = { method: 'GET', request: null, access: 'household', limit: 'lookUp', personal: true } as const;

/** Endpoints for the requests that a customer has sent about a saved house. */
export const houseRequestEndpoints = {
  listHouseRequests: {
    ...ofHouse,
    path: '/api/guidemodel/:id/requests',
    summary: 'Requests about a saved house: time, price and salesperson; latest first',
    parameters: byToken,
    response: houseRequestsBody,
    problems: ['unknown-configuration'],
  },
  readRequestedHouse: {
    ...ofHouse,
    path: '/api/guidemodel/:id/requests/:request',
    summary: 'The house of a request: its version, prices and campaigns of that day',
    parameters: byRequest,
    response: configurationBody,
    problems: ['unknown-configuration', 'unknown-version'],
  },
  makeRequestedDocument: {
    ...ofHouse,
    method: 'POST',
    path: '/api/guidemodel/:id/requests/:request/document',
    summary: 'The PDF of the house of a request, with the prices of that day; `copy=light` has smaller pictures',
    parameters: z.extend(byRequest, { copy: documentCopy }),
    response: null,
    mediaType: 'application/pdf',
    problems: ['malformed-query', 'unknown-configuration', 'unknown-version', 'busy', 'document-failed'],
    limit: 'document',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

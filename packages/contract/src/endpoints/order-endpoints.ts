import { finalOrderBody } from '../order-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** A final order, for its customer and for staff. Anybody else gets the same error as for an order that does not exist. */
const ofOrder = { method: 'GET', request: null, access: 'household', limit: 'lookUp', personal: true } as const;

/** For anybody who has the link that was e-mailed to a customer without an account. The key in the link has 190 random bits. */
const byKey = {
  method: 'GET',
  request: null,
  access: 'anyone',
  limit: 'lookUp',
  personal: true,
  parameters: z.object({ key: z.string().check(z.maxLength(64)) }),
  problems: ['unknown-order'],
} as const;

/**
 * Endpoints of the page of a final order. The PDF for a customer with an account has the same endpoint as the PDF of a saved house. Other
 * pages do not load this file.
 */
export const orderEndpoints = {
  readOrder: {
    ...ofOrder,
    path: '/api/orders/:id',
    summary: 'A final order as it was frozen: house, prices and agreements. A new range does not change it',
    parameters: z.object({ id: z.string() }),
    response: finalOrderBody,
    problems: ['unknown-configuration', 'unknown-order'],
  },
  readOrderByKey: {
    ...byKey,
    path: '/api/order-links/:key',
    summary: 'A final order of a customer without an account, as it was frozen',
    response: finalOrderBody,
  },
  readOrderDocument: {
    ...byKey,
    path: '/api/order-links/:key/document',
    summary: 'The PDF of such an order',
    response: null,
    mediaType: 'application/pdf',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

import { finalOrderBody } from '../order-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** About one final order, for whom it was made and staff. For anybody else there is none. */
const ofOrder = { method: 'GET', request: null, access: 'household', limit: 'lookUp', personal: true } as const;

/** Whoever has the link of an e-mail to a customer without an account. It is as hard to guess as 190 bits. */
const byKey = {
  method: 'GET',
  request: null,
  access: 'anyone',
  limit: 'lookUp',
  personal: true,
  parameters: z.object({ key: z.string().check(z.maxLength(64)) }),
  problems: ['unknown-order'],
} as const;

/** What the page of a final order calls; its PDF is that of any saved house. The other pages do not load it. */
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

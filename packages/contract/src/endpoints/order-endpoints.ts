import { finalOrderBody } from '../order-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** About one final order, for whom it was made and staff. For anybody else there is none. */
const ofOrder = { method: 'GET', request: null, access: 'household', limit: 'lookUp', personal: true } as const;

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
} as const satisfies Readonly<Record<string, Endpoint>>;

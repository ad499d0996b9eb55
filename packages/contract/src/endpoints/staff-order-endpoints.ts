import { orderStates } from '@gavel/core/orders';
import {
  factoryListBody,
  listedOrdersBody,
  orderDecidingBody,
  orderDraftBody,
  orderTickingBody,
  staffOrderBody,
} from '../staff/staff-order-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

/** If the builder lets salespersons see only their own requests, the server answers as if other salespersons’ orders did not exist. */
const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;

/**
 * The house and the prices of the new order. `offer` or missing: those of the latest open or accepted quote, or as for `house` if there is
 * no such quote. `house`: the house as saved now, at today’s prices.
 */
const ofRequest = z.object({ id: z.string(), of: z.optional(z.enum(['offer', 'house'])) });
const byToken = z.object({ token: z.string() });
const listed = z.object({
  state: z.optional(z.enum(orderStates)),
  search: z.optional(z.string().check(z.maxLength(100))),
  after: z.optional(z.string().check(z.maxLength(20))),
});

const unorderable = ['malformed-query', 'unknown-lead', 'unknown-configuration', 'final-order'] as const;

/** Endpoints for final orders in the administration. */
export const staffOrderEndpoints = {
  readOrderDraft: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id/order',
    summary: 'The possible final order of a request, and what is missing; the ETag covers all of it',
    parameters: ofRequest,
    response: orderDraftBody,
    problems: unorderable,
  },
  tickOrder: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/order/checks',
    summary: 'Ticks or unticks an item of the checklist before an order',
    parameters: ofRequest,
    request: orderTickingBody,
    response: orderDraftBody,
    problems: [...unorderable, 'unknown-check', 'lead-erased', 'words-missing', 'order-conflict'],
  },
  makeOrder: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/order',
    summary:
      'Makes a final order: frozen at once, or waiting for approval. For an ordered house it is a new order that names the old one',
    parameters: ofRequest,
    response: staffOrderBody,
    headers: { 'If-Match': 'The ETag of what was read: refused when anything of it has changed since' },
    problems: [...unorderable, 'order-conflict', 'order-incomplete', 'busy', 'document-failed'],
    limit: 'document',
  },
  listOrders: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'Final orders, latest first, 50 at a time; `after` is the `Next` of the previous response',
    parameters: listed,
    response: listedOrdersBody,
    problems: ['malformed-query'],
  },
  readStaffOrder: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/orders/:token',
    summary: 'A final order with its history and possible actions',
    parameters: byToken,
    response: staffOrderBody,
    problems: ['unknown-order'],
  },
  decideOrder: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/orders/:token/decisions',
    summary: 'Approves (administrators), refuses or cancels an order. Its content does not change',
    parameters: byToken,
    request: orderDecidingBody,
    response: staffOrderBody,
    problems: ['unknown-order', 'not-allowed', 'order-decided'],
  },
  readFactoryList: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/orders/:token/factory',
    summary:
      'The factory’s list of an order: base answers with quantities. With the house’s price they add up to the ordinary price',
    parameters: byToken,
    response: factoryListBody,
    problems: ['unknown-order'],
  },
  exportFactoryList: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/orders/:token/factory.csv',
    summary: 'The same as CSV for a spreadsheet: semicolons, byte order mark, no formulas',
    parameters: byToken,
    response: null,
    mediaType: 'text/csv',
    problems: ['unknown-order'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

import { orderRecordBody } from '../order-bodies.ts';
import { quoteRecordBody } from '../quote-bodies.ts';
import {
  customerRecordBody,
  customerRecordsBody,
  orderRecordsBody,
  quoteRecordsBody,
  requestRecordsBody,
  standingRequestBody,
} from '../record-bodies.ts';
import { houseStatisticsBody } from '../staff/house-statistics-bodies.ts';
import { requestChangeBody, requestNoteBody } from '../staff/request-change-bodies.ts';
import { salesStatisticsBody } from '../staff/sales-statistics-bodies.ts';
import { statisticsBody } from '../staff/statistics-bodies.ts';
import { instant } from '../values.ts';
import { z } from '../zod.ts';
import { type Endpoint, numeral } from './endpoint.ts';
import { ofHouse, period } from './staff-statistics-endpoints.ts';

/**
 * The largest numbers of records in one response. The record of an order contains a complete house, so it is as large as many other
 * records.
 */
const MOST_RECORDS = 200;
const MOST_ORDERS = 50;

/** Endpoints for other systems of the builder; no cache stores their responses. */
const forPrograms = { request: null, access: 'api-key', limit: 'program', personal: true } as const;
const refusals = ['wrong-api-key', 'missing-scope'] as const;

/** @param most the largest number of records in one response; a greater `max` counts as this number */
const listed = (most: number) =>
  z.object({
    /** The value `Next` of the previous response; missing: the list starts with its first record. */
    after: z.optional(
      z.codec(z.string().check(z.regex(/^\d{1,15}$/, 'expected the Next of an answer')), z.number(), {
        decode: Number,
        encode: String,
      }),
    ),
    /** Only records changed at this time or later, in UTC. */
    changedSince: z.optional(instant),
    max: z.optional(
      z.codec(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'expected a whole number, 1 or more')), z.number(), {
        decode: (text) => Math.min(Number(text), most),
        encode: String,
      }),
    ),
  });

const list = {
  ...forPrograms,
  method: 'GET',
  parameters: listed(MOST_RECORDS),
  problems: [...refusals, 'malformed-query'],
} as const;
const inOrder = (most: number) => `in the order of their last change, at most ${most} at once; a changed record comes again`;
const statistics = { ...forPrograms, method: 'GET', scope: 'statistics:read' } as const;
const inFives = 'in multiples of five';
const byId = z.object({ id: z.string().check(z.maxLength(100)) });

/**
 * Endpoints for other systems of the builder. They return the requests, customers, quotes, orders and statistics of the administration.
 * For changes of a request, the rules are the same as for staff.
 */
export const recordEndpoints = {
  listLeadRecords: {
    ...list,
    path: '/api/v1/leads',
    summary: `Requests with their milestone, ${inOrder(MOST_RECORDS)}`,
    response: requestRecordsBody,
    scope: 'leads:read',
  },
  readLeadRecord: {
    ...forPrograms,
    method: 'GET',
    path: '/api/v1/leads/:id',
    summary: 'A request with its milestone; its version is the ETag',
    parameters: byId,
    response: standingRequestBody,
    problems: [...refusals, 'unknown-lead'],
    scope: 'leads:read',
  },
  changeLeadRecord: {
    ...forPrograms,
    method: 'POST',
    path: '/api/v1/leads/:id/changes',
    summary: 'Changes a request, as staff do: milestone, rest, owner or next step',
    parameters: byId,
    request: requestChangeBody,
    response: standingRequestBody,
    headers: { 'If-Match': 'The ETag of the request as it was read: refused when somebody has changed it since' },
    problems: [...refusals, 'unknown-lead', 'lead-conflict', 'lead-erased', 'move-refused', 'unknown-account'],
    scope: 'leads:write',
  },
  addLeadRecordNote: {
    ...forPrograms,
    method: 'POST',
    path: '/api/v1/leads/:id/notes',
    summary: 'Adds a note to a request, with the name of the key',
    parameters: byId,
    request: requestNoteBody,
    response: standingRequestBody,
    problems: [...refusals, 'unknown-lead', 'lead-erased'],
    scope: 'leads:write',
  },
  listCustomerRecords: {
    ...list,
    path: '/api/v1/customers',
    summary: `Everybody with a request or an account, one record for each address, ${inOrder(MOST_RECORDS)}`,
    response: customerRecordsBody,
    scope: 'customers:read',
  },
  readCustomerRecord: {
    ...forPrograms,
    method: 'GET',
    path: '/api/v1/customers/:customer',
    summary: 'A customer’s address',
    parameters: z.object({ customer: numeral }),
    response: customerRecordBody,
    problems: [...refusals, 'malformed-query', 'unknown-customer'],
    scope: 'customers:read',
  },
  listOfferRecords: {
    ...list,
    path: '/api/v1/offers',
    summary: `Sent quotes, ${inOrder(MOST_RECORDS)}`,
    response: quoteRecordsBody,
    scope: 'offers:read',
  },
  readOfferRecord: {
    ...forPrograms,
    method: 'GET',
    path: '/api/v1/offers/:id',
    summary: 'A sent quote and its state',
    parameters: byId,
    response: quoteRecordBody,
    problems: [...refusals, 'unknown-offer'],
    scope: 'offers:read',
  },
  listOrderRecords: {
    ...list,
    path: '/api/v1/orders',
    parameters: listed(MOST_ORDERS),
    summary: `Final orders, also waiting ones, ${inOrder(MOST_ORDERS)}`,
    response: orderRecordsBody,
    scope: 'orders:read',
  },
  readOrderRecord: {
    ...forPrograms,
    method: 'GET',
    path: '/api/v1/orders/:id',
    summary: 'A final order by its token, with the factory’s list',
    parameters: byId,
    response: orderRecordBody,
    problems: [...refusals, 'unknown-order'],
    scope: 'orders:read',
  },
  readStatisticsRecord: {
    ...statistics,
    path: '/api/v1/statistics',
    summary: `Visits and progress over a period and the period before; campaigns: ${inFives}`,
    parameters: period,
    response: statisticsBody,
    problems: [...refusals, 'malformed-query'],
  },
  readHouseStatisticsRecord: {
    ...statistics,
    path: '/api/v1/statistics/houses/:house',
    summary: `Progress in a house, chosen answers and refused ones: ${inFives}`,
    parameters: ofHouse,
    response: houseStatisticsBody,
    problems: [...refusals, 'malformed-query', 'unknown-house'],
  },
  readSalesStatisticsRecord: {
    ...statistics,
    path: '/api/v1/statistics/sales',
    summary: `Time to first contact and reasons of loss, of all salespersons together: ${inFives}`,
    parameters: period,
    response: salesStatisticsBody,
    problems: [...refusals, 'malformed-query'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

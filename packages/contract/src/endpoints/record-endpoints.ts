import { leadChangeBody, leadNoteBody } from '../lead-work-bodies.ts';
import { offerRecordBody } from '../offer-bodies.ts';
import { orderRecordBody } from '../order-bodies.ts';
import {
  customerRecordBody,
  customerRecordsBody,
  leadRecordsBody,
  offerRecordsBody,
  orderRecordsBody,
  standingLeadBody,
} from '../record-bodies.ts';
import { houseStatisticsBody, salesStatisticsBody, statisticsBody } from '../statistics-bodies.ts';
import { instant } from '../values.ts';
import { z } from '../zod.ts';
import { type Endpoint, numeral } from './endpoint.ts';
import { ofHouse, period } from './staff-statistics-endpoints.ts';

/** So many records are answered at once. Orders are whole houses, each as large as many of the others. */
const MOST_RECORDS = 200;
const MOST_ORDERS = 50;

/** For other systems of the builder, and kept by no cache. */
const forPrograms = { request: null, access: 'api-key', limit: 'program', personal: true } as const;
const refusals = ['wrong-api-key', 'missing-scope'] as const;

/** @param most at once, whatever is asked for */
const listed = (most: number) =>
  z.object({
    /** The `Next` of the answer before: from there on. Without it, from the first one. */
    after: z
      .codec(z.string().regex(/^\d{1,15}$/, 'expected the Next of an answer'), z.number(), { decode: Number, encode: String })
      .optional(),
    /** Only what was changed at this time or later, in UTC. */
    changedSince: instant.optional(),
    max: z
      .codec(z.string().regex(/^[1-9]\d{0,3}$/, 'expected a whole number, 1 or more'), z.number(), {
        decode: (text) => Math.min(Number(text), most),
        encode: String,
      })
      .optional(),
  });

const list = {
  ...forPrograms,
  method: 'GET',
  parameters: listed(MOST_RECORDS),
  problems: [...refusals, 'malformed-query'],
} as const;
const inOrder = (most: number) =>
  `in the order in which they were changed last, at most ${most} at once; what is changed comes again`;
const statistics = { ...forPrograms, method: 'GET', scope: 'statistics:read' } as const;
const inFives = 'in fives, never of fewer than five';
const byId = z.object({ id: z.string().max(100) });

/** What other systems of the builder read and write: the same records, by the same rules as the administration. */
export const recordEndpoints = {
  listLeadRecords: {
    ...list,
    path: '/api/v1/leads',
    summary: `Requests with how far they have come, ${inOrder(MOST_RECORDS)}`,
    response: leadRecordsBody,
    scope: 'leads:read',
  },
  readLeadRecord: {
    ...forPrograms,
    method: 'GET',
    path: '/api/v1/leads/:id',
    summary: 'A request with how far it has come; its version is the ETag',
    parameters: byId,
    response: standingLeadBody,
    problems: [...refusals, 'unknown-lead'],
    scope: 'leads:read',
  },
  changeLeadRecord: {
    ...forPrograms,
    method: 'POST',
    path: '/api/v1/leads/:id/changes',
    summary:
      'Does one thing with a request, as staff do: a milestone that is reached by hand, rest, who takes care of it, the next step',
    parameters: byId,
    request: leadChangeBody,
    response: standingLeadBody,
    headers: { 'If-Match': 'The ETag of the request as it was read: refused when somebody has changed it since' },
    problems: [...refusals, 'unknown-lead', 'lead-conflict', 'move-refused', 'unknown-account'],
    scope: 'leads:write',
  },
  addLeadRecordNote: {
    ...forPrograms,
    method: 'POST',
    path: '/api/v1/leads/:id/notes',
    summary: 'Writes something down about a request, under the name of the key',
    parameters: byId,
    request: leadNoteBody,
    response: standingLeadBody,
    problems: [...refusals, 'unknown-lead'],
    scope: 'leads:write',
  },
  listCustomerRecords: {
    ...list,
    path: '/api/v1/customers',
    summary: `Whoever has asked or has an account, one record for each address, ${inOrder(MOST_RECORDS)}`,
    response: customerRecordsBody,
    scope: 'customers:read',
  },
  readCustomerRecord: {
    ...forPrograms,
    method: 'GET',
    path: '/api/v1/customers/:customer',
    summary: 'One address of a customer',
    parameters: z.object({ customer: numeral }),
    response: customerRecordBody,
    problems: [...refusals, 'malformed-query', 'unknown-customer'],
    scope: 'customers:read',
  },
  listOfferRecords: {
    ...list,
    path: '/api/v1/offers',
    summary: `Offers that were sent, ${inOrder(MOST_RECORDS)}`,
    response: offerRecordsBody,
    scope: 'offers:read',
  },
  readOfferRecord: {
    ...forPrograms,
    method: 'GET',
    path: '/api/v1/offers/:id',
    summary: 'An offer that was sent, and where it is',
    parameters: byId,
    response: offerRecordBody,
    problems: [...refusals, 'unknown-offer'],
    scope: 'offers:read',
  },
  listOrderRecords: {
    ...list,
    path: '/api/v1/orders',
    parameters: listed(MOST_ORDERS),
    summary: `Final orders, those that wait too, ${inOrder(MOST_ORDERS)}`,
    response: orderRecordsBody,
    scope: 'orders:read',
  },
  readOrderRecord: {
    ...forPrograms,
    method: 'GET',
    path: '/api/v1/orders/:id',
    summary: 'A final order by its token, with what the factory makes of it',
    parameters: byId,
    response: orderRecordBody,
    problems: [...refusals, 'unknown-order'],
    scope: 'orders:read',
  },
  readStatisticsRecord: {
    ...statistics,
    path: '/api/v1/statistics',
    summary: `How many came, and how far, over some days and over as many before; campaigns: ${inFives}`,
    parameters: period,
    response: statisticsBody,
    problems: [...refusals, 'malformed-query'],
  },
  readHouseStatisticsRecord: {
    ...statistics,
    path: '/api/v1/statistics/houses/:house',
    summary: `How far people come in a house, what they choose, and what they try and cannot choose: ${inFives}`,
    parameters: ofHouse,
    response: houseStatisticsBody,
    problems: [...refusals, 'malformed-query', 'unknown-house'],
  },
  readSalesStatisticsRecord: {
    ...statistics,
    path: '/api/v1/statistics/sales',
    summary: `How soon the requests of some days were answered and why they were lost, of all salespersons together: ${inFives}`,
    parameters: period,
    response: salesStatisticsBody,
    problems: [...refusals, 'malformed-query'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

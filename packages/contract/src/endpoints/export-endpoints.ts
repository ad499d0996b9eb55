import { orderStates } from '@gavel/core/orders';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';
import { listed } from './worked-list.ts';

const askedRequests = z.object(listed);
const searched = z.object({ search: z.optional(z.string().check(z.maxLength(100))) });
const ordered = z.extend(searched, { state: z.optional(z.enum(orderStates)) });

/**
 * Complete lists, with the filters of the page that shows the list. They have only rows that the user may see, and each export writes an
 * audit entry.
 */
const whole = {
  method: 'GET',
  request: null,
  access: 'staff',
  limit: 'export',
  personal: true,
  response: null,
  problems: ['malformed-query'],
} as const;
const csv = { ...whole, mediaType: 'text/csv' } as const;
const json = { ...whole, mediaType: 'application/json' } as const;
const forSpreadsheets = 'as CSV: semicolons, byte order mark, no formulas';
const asRecords = 'as the records of `/api/v1`';

export const exportEndpoints = {
  exportLeads: {
    ...csv,
    path: '/api/admin/leads.csv',
    summary: `A whole list of requests ${forSpreadsheets}`,
    parameters: askedRequests,
  },
  exportLeadsJson: {
    ...json,
    path: '/api/admin/leads.json',
    summary: `A whole list of requests ${asRecords}`,
    parameters: askedRequests,
  },
  exportOffers: {
    ...csv,
    path: '/api/admin/offers.csv',
    summary: `The quotes of a list of requests ${forSpreadsheets}`,
    parameters: askedRequests,
  },
  exportOffersJson: {
    ...json,
    path: '/api/admin/offers.json',
    summary: `The quotes of a list of requests ${asRecords}`,
    parameters: askedRequests,
  },
  exportCustomers: {
    ...csv,
    path: '/api/admin/customers.csv',
    summary: `The whole list of customers, a row for each address, ${forSpreadsheets}`,
    parameters: searched,
  },
  exportCustomersJson: {
    ...json,
    path: '/api/admin/customers.json',
    summary: `The whole list of customers ${asRecords}`,
    parameters: searched,
  },
  exportOrders: {
    ...csv,
    path: '/api/admin/orders.csv',
    summary: `The whole list of final orders ${forSpreadsheets}`,
    parameters: ordered,
  },
  exportOrdersJson: {
    ...json,
    path: '/api/admin/orders.json',
    summary: `The whole list of final orders ${asRecords}`,
    parameters: ordered,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

import { orderStates } from '@gavel/core/orders';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';
import { listed } from './worked-list.ts';

const askedLeads = z.object(listed);
const searched = z.object({ search: z.optional(z.string().check(z.maxLength(100))) });
const ordered = z.extend(searched, { state: z.optional(z.enum(orderStates)) });

/** Lists whole, as they are narrowed on the screen; what somebody may not see is not in them. That they were fetched stands in the audit log. */
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
    parameters: askedLeads,
  },
  exportLeadsJson: {
    ...json,
    path: '/api/admin/leads.json',
    summary: `A whole list of requests ${asRecords}`,
    parameters: askedLeads,
  },
  exportOffers: {
    ...csv,
    path: '/api/admin/offers.csv',
    summary: `The quotes of a list of requests ${forSpreadsheets}`,
    parameters: askedLeads,
  },
  exportOffersJson: {
    ...json,
    path: '/api/admin/offers.json',
    summary: `The quotes of a list of requests ${asRecords}`,
    parameters: askedLeads,
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

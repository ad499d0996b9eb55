import { customerChangeBody, houseLinkBody, listedCustomersBody, openedCustomerBody } from '../staff/customer-bodies.ts';
import { requestNoteBody } from '../staff/request-change-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, numeral } from './endpoint.ts';
import { forStaff } from './for-staff.ts';

const byCustomer = z.object({ customer: numeral });

/** Endpoints for customers in the administration. */
export const staffCustomerEndpoints = {
  listCustomers: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/customers',
    summary:
      'Customers, last contact first, 50 at a time; `after` is the `Next` of the previous response. Searches requests, accounts and numbers',
    parameters: z.object({
      search: z.optional(z.string().check(z.maxLength(100))),
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: listedCustomersBody,
    problems: ['malformed-query'],
  },
  readCustomer: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/customers/:customer',
    summary:
      'A customer with requests, account, saved houses, consents and timeline; its version is the ETag. For a merged customer, the customer that it was merged into',
    parameters: byCustomer,
    response: openedCustomerBody,
    problems: ['malformed-query', 'unknown-customer'],
  },
  changeCustomer: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/customers/:customer/changes',
    summary: 'Merges another customer into this one, or separates it again',
    parameters: byCustomer,
    request: customerChangeBody,
    response: openedCustomerBody,
    headers: { 'If-Match': 'The ETag of the customer as it was read: refused when somebody has joined or parted since' },
    problems: ['malformed-query', 'unknown-customer', 'customer-conflict'],
  },
  addCustomerNote: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/customers/:customer/notes',
    summary: 'Adds a note to a customer',
    parameters: byCustomer,
    request: requestNoteBody,
    response: openedCustomerBody,
    problems: ['malformed-query', 'unknown-customer'],
  },
  sendHouseLink: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/customers/:customer/links',
    summary: 'E-mails a customer a link to one of their houses; replies go to the sender',
    parameters: byCustomer,
    request: houseLinkBody,
    response: openedCustomerBody,
    problems: ['malformed-query', 'unknown-customer', 'unknown-configuration'],
    limit: 'invite',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

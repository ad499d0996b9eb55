import { leadPlaces } from '@gavel/core/leads';
import { configurationBody } from '../configuration-body.ts';
import { customerChangeBody, houseLinkBody, listedCustomersBody, openedCustomerBody } from '../customer-bodies.ts';
import { changesSinceBody } from '../house-request-bodies.ts';
import { chosenLeadsBody, leadBoardBody, manyLeadsAnswerBody, manyLeadsChangeBody } from '../lead-board-bodies.ts';
import { chosenColumnsBody, leadViewWritingBody, savedLeadViewBody, savedLeadViewsBody } from '../lead-view-bodies.ts';
import {
  leadChangeBody,
  leadDeskBody,
  leadNoteBody,
  leadsTodayBody,
  openedLeadBody,
  workedLeadsBody,
} from '../lead-work-bodies.ts';
import { absenceChangeBody, ownAbsenceBody } from '../staff-bodies.ts';
import { z } from '../zod.ts';
import { administratorEndpoints } from './administrator-endpoints.ts';
import { connectionEndpoints } from './connection-endpoints.ts';
import { type Endpoint, none, numeral } from './endpoint.ts';
import { exportEndpoints } from './export-endpoints.ts';
import { liveEndpoints } from './live-endpoints.ts';
import { rangeDeskEndpoints } from './range-desk-endpoints.ts';
import { staffOfferEndpoints } from './staff-offer-endpoints.ts';
import { staffOrderEndpoints } from './staff-order-endpoints.ts';
import { staffPlotEndpoints } from './staff-plot-endpoints.ts';
import { staffStatisticsEndpoints } from './staff-statistics-endpoints.ts';
import { staffSuspectEndpoints } from './staff-suspect-endpoints.ts';
import { listed, narrowing } from './worked-list.ts';

/** For staff alone, and kept by no cache. Of a builder whose salesmen see their own requests only, another's is none there. */
const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;
const byLead = z.object({ id: z.string() });
const byCustomer = z.object({ customer: numeral });
const byView = z.object({ view: numeral });

/** What the administration calls. The other pages do not load it. */
export const staffEndpoints = {
  ...administratorEndpoints,
  ...connectionEndpoints,
  ...liveEndpoints,
  ...rangeDeskEndpoints,
  ...staffOrderEndpoints,
  ...staffOfferEndpoints,
  ...exportEndpoints,
  ...staffPlotEndpoints,
  ...staffStatisticsEndpoints,
  ...staffSuspectEndpoints,
  readLeadDesk: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/desk',
    summary: 'The number of requests in each view, up to a thousand; owners and municipalities',
    parameters: none,
    response: leadDeskBody,
    problems: [],
  },
  readLeadsToday: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/today',
    summary: 'Today’s tasks, of the user’s own and ownerless requests; the first 20 of each kind',
    parameters: none,
    response: leadsTodayBody,
    problems: [],
  },
  listWorkedLeads: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads',
    summary:
      'Requests of a view, 50 at a time; `after` is the `Next` of the previous response. The first response has their number, up to a thousand. `place` limits to a column of the board',
    parameters: z.object({
      ...listed,
      place: z.optional(z.enum(leadPlaces)),
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: workedLeadsBody,
    problems: ['malformed-query'],
  },
  readLeadBoard: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/board',
    summary:
      'Requests of a view by column of the board: their number, up to a thousand, and the first 20. The list with `place` has the rest',
    parameters: z.object(narrowing),
    response: leadBoardBody,
    problems: [],
  },
  exportChosenLeads: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads.csv',
    summary: 'Selected requests as CSV, without those that no longer exist; the audit log records it',
    parameters: none,
    request: chosenLeadsBody,
    response: null,
    mediaType: 'text/csv',
    problems: [],
  },
  changeLeads: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/changes',
    summary: 'Makes the same change to several requests, each by its version; the response has each result',
    parameters: none,
    request: manyLeadsChangeBody,
    response: manyLeadsAnswerBody,
    problems: ['unknown-account'],
  },
  readLeadViews: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/views',
    summary: 'The user’s saved views, shared views, and the user’s columns',
    parameters: none,
    response: savedLeadViewsBody,
    problems: [],
  },
  addLeadView: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/views',
    summary: 'Saves a view; administrators can save one for everybody',
    parameters: none,
    request: leadViewWritingBody,
    response: savedLeadViewBody,
    problems: ['not-allowed', 'too-many-views'],
  },
  changeLeadView: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/views/:view',
    summary: 'Changes a saved view',
    parameters: byView,
    request: leadViewWritingBody,
    response: savedLeadViewBody,
    headers: { 'If-Match': 'The version of the view as it was read: refused when somebody has changed it since' },
    problems: ['malformed-query', 'not-allowed', 'unknown-view', 'view-conflict'],
  },
  deleteLeadView: {
    ...forStaff,
    method: 'DELETE',
    path: '/api/admin/views/:view',
    summary: 'Deletes a saved view',
    parameters: byView,
    response: null,
    headers: { 'If-Match': 'The version of the view as it was read: refused when somebody has changed it since' },
    problems: ['malformed-query', 'not-allowed', 'unknown-view', 'view-conflict'],
  },
  keepLeadColumns: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/columns',
    summary: 'Stores the columns of the user’s table of requests, with order and widths',
    parameters: none,
    request: chosenColumnsBody,
    response: null,
    problems: [],
  },
  readWorkedLead: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id',
    summary: 'A request with its timeline; its version is the ETag',
    parameters: byLead,
    response: openedLeadBody,
    problems: ['unknown-lead'],
  },
  changeLead: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/changes',
    summary: 'Changes a request: milestone, rest, owner or next step. Quotes and final orders set their own milestones',
    parameters: byLead,
    request: leadChangeBody,
    response: openedLeadBody,
    headers: { 'If-Match': 'The ETag of the request as it was read: refused when somebody has changed it since' },
    problems: ['unknown-lead', 'lead-conflict', 'move-refused', 'unknown-account'],
  },
  addLeadNote: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/notes',
    summary: 'Adds a note to a request; needs no version',
    parameters: byLead,
    request: leadNoteBody,
    response: openedLeadBody,
    problems: ['unknown-lead'],
  },
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
      'A customer with requests, account, saved houses, consents and timeline; its version is the ETag. A merged customer returns the one it belongs to',
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
    request: leadNoteBody,
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
  readOwnAbsence: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/absence',
    summary: 'The user’s own absence and possible substitutes; its version is the ETag',
    parameters: none,
    response: ownAbsenceBody,
    problems: [],
  },
  changeOwnAbsence: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/absence',
    summary: 'Sets or removes the user’s own absence and substitute',
    parameters: none,
    request: absenceChangeBody,
    response: ownAbsenceBody,
    headers: { 'If-Match': 'The ETag as it was read: refused when somebody has changed it since' },
    problems: ['unknown-account', 'staff-conflict', 'stand-in-circle'],
  },
  readLeadChanges: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id/changes',
    summary: 'What changed in the house of a request since it was sent, at today’s prices',
    parameters: byLead,
    response: changesSinceBody,
    problems: ['unknown-lead', 'unknown-configuration'],
  },
  readLeadHouse: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id/house',
    summary: 'The house of a request as it was sent: version, prices and campaigns of that day',
    parameters: byLead,
    response: configurationBody,
    problems: ['unknown-lead', 'unknown-configuration'],
  },
  makeLeadDocument: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/document',
    summary: 'The PDF of the house of a request, with the prices of that day',
    parameters: byLead,
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-lead', 'unknown-configuration', 'busy', 'document-failed'],
    limit: 'document',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

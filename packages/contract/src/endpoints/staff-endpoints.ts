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
    summary: 'How many requests each view has, up to a thousand; who works with them, and the municipalities they are from',
    parameters: none,
    response: leadDeskBody,
    problems: [],
  },
  readLeadsToday: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/today',
    summary: 'What is to be done today, of one’s own and of what nobody takes care of; of each kind the first 20',
    parameters: none,
    response: leadsTodayBody,
    problems: [],
  },
  listWorkedLeads: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads',
    summary:
      'Requests in a view, 50 at a time; `after` is the `Next` of the answer before, with everything else the same. The first answer has their number, up to a thousand. `place`: those that stand there on the board',
    parameters: z.object({ ...listed, place: z.enum(leadPlaces).optional(), after: z.string().max(100).optional() }),
    response: workedLeadsBody,
    problems: ['malformed-query'],
  },
  readLeadBoard: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/board',
    summary:
      'Requests in a view by where they stand, of each place their number, up to a thousand, and the first 20: what is due first, first; of what is lost, the latest. What comes after those is asked for as a list with `place` in that order',
    parameters: z.object(narrowing),
    response: leadBoardBody,
    problems: [],
  },
  exportChosenLeads: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads.csv',
    summary:
      'Requests that were chosen, as a table for a spreadsheet; those that are there no more are left out, and the log says that they were taken out',
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
    summary: 'Does the same thing with several requests, each by itself and as it was read; the answer says what became of each',
    parameters: none,
    request: manyLeadsChangeBody,
    response: manyLeadsAnswerBody,
    problems: ['unknown-account'],
  },
  readLeadViews: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/views',
    summary: 'One’s own saved views and everybody’s, and one’s own columns',
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
    summary: 'Makes a saved view another one',
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
    summary: 'Keeps which columns one’s own table of requests has, in which order and how wide',
    parameters: none,
    request: chosenColumnsBody,
    response: null,
    problems: [],
  },
  readWorkedLead: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id',
    summary: 'A request with everything that happened; its version is the ETag',
    parameters: byLead,
    response: openedLeadBody,
    problems: ['unknown-lead'],
  },
  changeLead: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/changes',
    summary:
      'Does one thing with a request: a milestone that is reached by hand, rest, who takes care of it, the next step. An offer and a final order are reached by making them',
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
    summary: 'Writes something down about a request; nothing is written over by it, so it needs no version',
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
      'Customers, who asked last first, 50 at a time; `after` is the `Next` of the answer before. Searched by what they asked, their account and its number',
    parameters: z.object({ search: z.string().max(100).optional(), after: z.string().max(100).optional() }),
    response: listedCustomersBody,
    problems: ['malformed-query'],
  },
  readCustomer: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/customers/:customer',
    summary:
      'A customer with everything that happened: all requests of their addresses, their account, saved houses and consents; its version is the ETag. One that was joined to another is that one',
    parameters: byCustomer,
    response: openedCustomerBody,
    problems: ['malformed-query', 'unknown-customer'],
  },
  changeCustomer: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/customers/:customer/changes',
    summary: 'Joins another customer to this one, or parts one that was joined; each undoes the other',
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
    summary: 'Writes something down about a customer',
    parameters: byCustomer,
    request: leadNoteBody,
    response: openedCustomerBody,
    problems: ['malformed-query', 'unknown-customer'],
  },
  sendHouseLink: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/customers/:customer/links',
    summary: 'Mails a customer a link to one of their houses, with a few words; answers go to whoever sends it',
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
    summary: 'When one is away oneself, and who could stand in; its version is the ETag',
    parameters: none,
    response: ownAbsenceBody,
    problems: [],
  },
  changeOwnAbsence: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/absence',
    summary: 'Says that one is away oneself, from a day to a day, and who stands in; or takes that back',
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
    summary: 'What has become of the house of a request since it was sent, and at today’s prices',
    parameters: byLead,
    response: changesSinceBody,
    problems: ['unknown-lead', 'unknown-configuration'],
  },
  readLeadHouse: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id/house',
    summary: 'The house of a request as it was sent: that version, its prices and the campaigns of that day',
    parameters: byLead,
    response: configurationBody,
    problems: ['unknown-lead', 'unknown-configuration'],
  },
  makeLeadDocument: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/document',
    summary: 'The PDF of a request’s house as it was sent, with the numbers of that day',
    parameters: byLead,
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-lead', 'unknown-configuration', 'busy', 'document-failed'],
    limit: 'document',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

import { requestPlaces } from '@gavel/core/requests';
import { configurationBody } from '../configuration-body.ts';
import { openedRequestBody, sentHouseNowBody } from '../staff/opened-request-bodies.ts';
import {
  chosenRequestsBody,
  manyRequestsAnswerBody,
  manyRequestsChangeBody,
  requestBoardBody,
} from '../staff/request-board-bodies.ts';
import { requestChangeBody, requestNoteBody } from '../staff/request-change-bodies.ts';
import { requestDeskBody, requestsTodayBody } from '../staff/request-desk-bodies.ts';
import { workedRequestsBody } from '../staff/worked-request-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none } from './endpoint.ts';
import { forStaff } from './for-staff.ts';
import { listed, narrowing } from './worked-list.ts';

const byRequest = z.object({ id: z.string() });

/** Endpoints for requests in the administration: lists, board, and one request. */
export const staffRequestEndpoints = {
  readLeadDesk: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/desk',
    summary: 'The number of requests in each view, up to a thousand; owners and municipalities',
    parameters: none,
    response: requestDeskBody,
    problems: [],
  },
  readLeadsToday: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/today',
    summary: 'Today’s tasks, of the user’s own and ownerless requests; the first 20 of each kind',
    parameters: none,
    response: requestsTodayBody,
    problems: [],
  },
  listWorkedLeads: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads',
    summary:
      'Requests of a view, 50 at a time; `after` is the `Next` of the previous response. The first response has their number, up to a thousand. `place` limits the list to one column of the board',
    parameters: z.object({
      ...listed,
      place: z.optional(z.enum(requestPlaces)),
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: workedRequestsBody,
    problems: ['malformed-query'],
  },
  readLeadBoard: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/board',
    summary:
      'Requests of a view by column of the board: their number, up to a thousand, and the first 20. The list with `place` has the rest',
    parameters: z.object(narrowing),
    response: requestBoardBody,
    problems: [],
  },
  exportChosenLeads: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads.csv',
    summary: 'Selected requests as CSV, without those that no longer exist; the audit log records it',
    parameters: none,
    request: chosenRequestsBody,
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
    request: manyRequestsChangeBody,
    response: manyRequestsAnswerBody,
    problems: ['unknown-account'],
  },
  readWorkedLead: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id',
    summary: 'A request with its timeline; its version is the ETag',
    parameters: byRequest,
    response: openedRequestBody,
    problems: ['unknown-lead'],
  },
  changeLead: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/changes',
    summary: 'Changes a request: milestone, rest, owner or next step. Quotes and final orders set their own milestones',
    parameters: byRequest,
    request: requestChangeBody,
    response: openedRequestBody,
    headers: { 'If-Match': 'The ETag of the request as it was read: refused when somebody has changed it since' },
    problems: ['unknown-lead', 'lead-conflict', 'lead-erased', 'move-refused', 'unknown-account'],
  },
  addLeadNote: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/notes',
    summary: 'Adds a note to a request; needs no version',
    parameters: byRequest,
    request: requestNoteBody,
    response: openedRequestBody,
    problems: ['unknown-lead', 'lead-erased'],
  },
  readLeadChanges: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id/changes',
    summary: 'The changes of the house of a request since it was sent, at today’s prices, and its place on a plot',
    parameters: byRequest,
    response: sentHouseNowBody,
    problems: ['unknown-lead', 'unknown-configuration'],
  },
  readLeadHouse: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/leads/:id/house',
    summary: 'The house of a request as it was sent: version, prices and campaigns of that day',
    parameters: byRequest,
    response: configurationBody,
    problems: ['unknown-lead', 'unknown-configuration'],
  },
  makeLeadDocument: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/leads/:id/document',
    summary: 'The PDF of the house of a request, with the prices of that day',
    parameters: byRequest,
    response: null,
    mediaType: 'application/pdf',
    problems: ['unknown-lead', 'unknown-configuration', 'busy', 'document-failed'],
    limit: 'document',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

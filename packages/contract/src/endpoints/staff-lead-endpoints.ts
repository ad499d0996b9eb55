import { leadPlaces } from '@gavel/core/leads';
import { configurationBody } from '../configuration-body.ts';
import { changesSinceBody } from '../house-request-bodies.ts';
import { chosenLeadsBody, leadBoardBody, manyLeadsAnswerBody, manyLeadsChangeBody } from '../lead-board-bodies.ts';
import { leadChangeBody, leadNoteBody } from '../lead-change-bodies.ts';
import { leadDeskBody, leadsTodayBody } from '../lead-desk-bodies.ts';
import { openedLeadBody } from '../opened-lead-bodies.ts';
import { workedLeadsBody } from '../worked-lead-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none } from './endpoint.ts';
import { forStaff } from './for-staff.ts';
import { listed, narrowing } from './worked-list.ts';

const byLead = z.object({ id: z.string() });

/** Requests in the administration: lists, board, and one request. */
export const staffLeadEndpoints = {
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

import {
  chosenColumnsBody,
  requestViewWritingBody,
  savedRequestViewBody,
  savedRequestViewsBody,
} from '../staff/request-view-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeral } from './endpoint.ts';
import { forStaff } from './for-staff.ts';

const byView = z.object({ view: numeral });

/** Endpoints for the filters (views) and columns that staff save for their list of customers’ requests. */
export const staffViewEndpoints = {
  readLeadViews: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/views',
    summary: 'The user’s saved views, shared views, and the user’s columns',
    parameters: none,
    response: savedRequestViewsBody,
    problems: [],
  },
  addLeadView: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/views',
    summary: 'Saves a view; administrators can save one for everybody',
    parameters: none,
    request: requestViewWritingBody,
    response: savedRequestViewBody,
    problems: ['not-allowed', 'too-many-views'],
  },
  changeLeadView: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/views/:view',
    summary: 'Changes a saved view',
    parameters: byView,
    request: requestViewWritingBody,
    response: savedRequestViewBody,
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
} as const satisfies Readonly<Record<string, Endpoint>>;

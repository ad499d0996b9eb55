import { suspectRequestsBody } from '../staff/suspect-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, numeral } from './endpoint.ts';

const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;
const byRequest = z.object({ id: z.string() });

/** Endpoints for customers’ requests that may come from robots. Staff decide which of these requests a person wrote. */
export const staffSuspectEndpoints = {
  listSuspectLeads: {
    ...forStaff,
    method: 'GET',
    path: '/api/admin/suspects',
    summary: 'Requests that may come from robots: their number, up to a thousand, and the latest `max` of them, 100 at most',
    parameters: z.object({ max: z.optional(numeral) }),
    response: suspectRequestsBody,
    problems: ['malformed-query'],
  },
  releaseSuspectLead: {
    ...forStaff,
    method: 'POST',
    path: '/api/admin/suspects/:id/release',
    summary: 'Treats a suspect request like every other: it joins the list, and its e-mails and webhooks are sent',
    parameters: byRequest,
    response: null,
    problems: ['unknown-lead'],
  },
  deleteSuspectLead: {
    ...forStaff,
    method: 'DELETE',
    path: '/api/admin/suspects/:id',
    summary: 'Deletes a suspect request permanently, without an e-mail to anybody',
    parameters: byRequest,
    response: null,
    problems: ['unknown-lead'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

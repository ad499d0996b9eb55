import { asAccountId } from '@gavel/core';
import { isDay } from '@gavel/core/leads';
import { auditKinds, auditPageBody } from '../audit-bodies.ts';
import { staffChangeBody, staffInvitationBody, staffListBody, staffWelcomeBody } from '../staff-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeralOf } from './endpoint.ts';

/** For administrators alone, and kept by no cache. */
const forAdministrators = { request: null, access: 'administrator', limit: null, personal: true, problems: [] } as const;
const day = z.string().refine(isDay, 'expected a day as yyyy-MM-dd');

/** Who works here, what was done, and what is kept about people. */
export const administratorEndpoints = {
  readAuditLog: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/log',
    summary:
      'What was done, latest first, 50 at a time; `after` is the `Next` of the answer before, with everything else the same',
    parameters: z.object({
      /** Part of a name or of an address, or an account’s number: who did it, or to whom. */
      person: z.string().max(100).optional(),
      kind: z.enum(auditKinds).optional(),
      /** The first and the last day, in Stockholm. */
      from: day.optional(),
      to: day.optional(),
      after: z
        .string()
        .regex(/^\d{1,10}$/, 'expected the Next of an answer')
        .optional(),
    }),
    response: auditPageBody,
    problems: ['malformed-query'],
  },
  listStaff: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'Who works here',
    parameters: none,
    response: staffListBody,
  },
  inviteStaff: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/staff',
    summary: 'Mails somebody a link that sets their password, once, within seven days',
    parameters: none,
    request: staffInvitationBody,
    response: staffListBody,
    problems: ['address-taken', 'busy'],
    limit: 'invite',
  },
  changeStaff: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/staff/:person/changes',
    summary:
      'Does one thing with somebody who works here: role, granted access, absence, the second factor, the account. Their sessions end where their rights do',
    parameters: z.object({ person: numeralOf(asAccountId) }),
    request: staffChangeBody,
    response: staffListBody,
    problems: ['unknown-account', 'last-administrator'],
  },
  acceptStaffInvitation: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/account/welcome',
    summary: 'Sets the password of who was mailed the key, and logs them in',
    parameters: none,
    request: staffWelcomeBody,
    response: null,
    problems: ['unknown-invitation', 'common-password', 'busy'],
    access: 'anyone',
    limit: 'login',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

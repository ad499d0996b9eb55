import { asAccountId } from '@gavel/core';
import { isDay } from '@gavel/core/requests';
import { auditKinds, auditPageBody } from '../staff/audit-bodies.ts';
import { erasureBody, personAskedBody, personFoundBody, retentionPlanBody, retentionRunBody } from '../staff/retention-bodies.ts';
import { staffChangeBody, staffInvitationBody, staffListBody, staffWelcomeBody } from '../staff/staff-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeralOf } from './endpoint.ts';

/** Endpoints that only administrators may call; no cache stores their responses. */
const forAdministrators = { request: null, access: 'administrator', limit: null, personal: true, problems: [] } as const;
const day = z.string().check(z.refine(isDay, 'expected a day as yyyy-MM-dd'));

/**
 * Endpoints with which administrators manage staff, read the audit log, and delete personal data (retention); and the endpoint with which
 * invited staff set their password.
 */
export const administratorEndpoints = {
  readAuditLog: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/log',
    summary: 'The audit log, latest first, 50 at a time; `after` is the `Next` of the previous response',
    parameters: z.object({
      /**
       * The person whose entries are wanted, as actor or as the person concerned: the beginnings of words in the name, e-mail address
       * or telephone number, or the customer number.
       */
      person: z.optional(z.string().check(z.maxLength(100))),
      kind: z.optional(z.enum(auditKinds)),
      /** The first and the last day of the entries, as days in Stockholm. */
      from: z.optional(day),
      to: z.optional(day),
      after: z.optional(z.string().check(z.regex(/^\d{1,10}$/, 'expected the Next of an answer'))),
    }),
    response: auditPageBody,
    problems: ['malformed-query'],
  },
  listStaff: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'All staff',
    parameters: none,
    response: staffListBody,
  },
  inviteStaff: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/staff',
    summary: 'E-mails an invitation to set a password, once, within seven days',
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
      'Changes a member of staff: role, access, municipalities, absence, second factor or account. A changed role ends their sessions',
    parameters: z.object({ person: numeralOf(asAccountId) }),
    request: staffChangeBody,
    response: staffListBody,
    headers: { 'If-Match': 'Their version as it was read: refused when somebody has changed them since' },
    problems: ['unknown-account', 'staff-conflict', 'last-administrator', 'stand-in-circle', 'unknown-municipality'],
  },
  readRetention: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/retention',
    summary: 'The data that is due for deletion, and all retention periods; deletes nothing',
    parameters: none,
    response: retentionPlanBody,
  },
  runRetention: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/retention/run',
    summary: 'Deletes the data that the given plan showed; returns the data that is due afterwards',
    parameters: none,
    request: retentionRunBody,
    response: retentionPlanBody,
  },
  findPerson: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/persons/find',
    summary: 'The person with an address and the addresses merged with it; POST keeps addresses out of logs',
    parameters: none,
    request: personAskedBody,
    response: personFoundBody,
    problems: ['unknown-account'],
  },
  exportPersonFor: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/persons/export',
    summary: 'All data about a person',
    parameters: none,
    request: personAskedBody,
    response: null,
    mediaType: 'application/json',
    problems: ['unknown-account'],
  },
  erasePerson: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/persons/erase',
    summary: 'Erases a person, with a reason and the address typed again; a final order stays',
    parameters: none,
    request: erasureBody,
    response: null,
    problems: ['unknown-account'],
  },
  acceptStaffInvitation: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/account/welcome',
    summary: 'Sets the password of an invited member of staff, and logs in',
    parameters: none,
    request: staffWelcomeBody,
    response: null,
    problems: ['unknown-invitation', 'common-password', 'own-words-password', 'busy'],
    access: 'anyone',
    limit: 'login',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

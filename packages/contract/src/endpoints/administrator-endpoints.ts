import { isDay } from '@gavel/core/leads';
import { auditKinds, auditPageBody } from '../audit-bodies.ts';
import { z } from '../zod.ts';
import type { Endpoint } from './endpoint.ts';

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
} as const satisfies Readonly<Record<string, Endpoint>>;

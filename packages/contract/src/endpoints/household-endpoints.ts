import { asAccountId, asInvitationId } from '@gavel/core';
import {
  acceptedInvitationBody,
  householdBody,
  householdInvitationBody,
  invitationKeyBody,
  inviteRequestBody,
  readInvitationBody,
} from '../household-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeralOf } from './endpoint.ts';

const ofHouse = { parameters: z.object({ id: z.string() }), limit: 'lookUp', personal: true } as const;
const byKey = { parameters: none, request: invitationKeyBody, limit: 'lookUp', personal: true } as const;

/** Endpoints for a saved house that several people share. */
export const householdEndpoints = {
  readHousehold: {
    ...ofHouse,
    method: 'GET',
    path: '/api/guidemodel/:id/household',
    summary: 'The people who share a saved house; for its owner and staff also invited people',
    request: null,
    response: householdBody,
    problems: ['unknown-configuration'],
    access: 'household',
  },
  invite: {
    ...ofHouse,
    method: 'POST',
    path: '/api/guidemodel/:id/household/invitations',
    summary: 'E-mails an invitation that works once, for 14 days; it replaces an earlier one',
    request: inviteRequestBody,
    response: householdInvitationBody,
    problems: ['unknown-configuration', 'not-allowed', 'household-full'],
    access: 'owner',
    limit: 'invite',
  },
  withdrawInvitation: {
    ...ofHouse,
    method: 'DELETE',
    path: '/api/guidemodel/:id/household/invitations/:invitation',
    summary: 'Withdraws an invitation',
    parameters: z.object({ id: z.string(), invitation: numeralOf(asInvitationId) }),
    request: null,
    response: null,
    problems: ['malformed-query', 'unknown-configuration', 'not-allowed', 'unknown-invitation'],
    access: 'owner',
  },
  removeFromHousehold: {
    ...ofHouse,
    method: 'DELETE',
    path: '/api/guidemodel/:id/household/:person',
    summary: 'Removes a person from a household by `Id`; owner and staff may remove anybody, others themselves',
    parameters: z.object({ id: z.string(), person: numeralOf(asAccountId) }),
    request: null,
    response: null,
    problems: ['malformed-query', 'unknown-configuration', 'not-allowed', 'unknown-member'],
    access: 'household',
  },
  readInvitation: {
    ...byKey,
    method: 'POST',
    path: '/api/invitations/read',
    summary: 'The house of an invitation, for the holder of its key',
    response: readInvitationBody,
    problems: ['unknown-invitation'],
    access: 'anyone',
  },
  acceptInvitation: {
    ...byKey,
    method: 'POST',
    path: '/api/invitations/accept',
    summary: 'Accepts an invitation; its key is no longer valid',
    response: acceptedInvitationBody,
    problems: ['unknown-invitation'],
    access: 'member',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

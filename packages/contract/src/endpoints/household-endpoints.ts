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

/** A saved house that several people share. */
export const householdEndpoints = {
  readHousehold: {
    ...ofHouse,
    method: 'GET',
    path: '/api/guidemodel/:id/household',
    summary: 'Who has a saved house; to its owner and staff also who has been invited',
    request: null,
    response: householdBody,
    problems: ['unknown-configuration'],
    access: 'household',
  },
  invite: {
    ...ofHouse,
    method: 'POST',
    path: '/api/guidemodel/:id/household/invitations',
    summary: 'Mails somebody an invitation that holds once, for 14 days; one that they had before holds no more',
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
    summary: 'Takes somebody out of a household, by their `Id` there: its owner and staff anybody, others themselves',
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
    summary: 'What one is invited to, for whoever has the key of an invitation',
    response: readInvitationBody,
    problems: ['unknown-invitation'],
    access: 'anyone',
  },
  acceptInvitation: {
    ...byKey,
    method: 'POST',
    path: '/api/invitations/accept',
    summary: 'Shares the house from now on; the key holds no more',
    response: acceptedInvitationBody,
    problems: ['unknown-invitation'],
    access: 'member',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

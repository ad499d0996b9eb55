import type { AccountId, InvitationId } from '@gavel/core';
import { type Body, body } from './body.ts';
import { emailAddress } from './person-fields.ts';
import { accountId, flag, instant, invitationId, list, text, token } from './values.ts';
import { z } from './zod.ts';

/** The owner of a saved house, or a person with whom the owner shares it. */
export interface HouseholdPerson {
  readonly id: AccountId;
  readonly fullName: string;
  readonly isOwner: boolean;
  /** True if this person is the user who sent the HTTP request. */
  readonly isThis: boolean;
}

export const householdPersonBody: Body<HouseholdPerson> = body<HouseholdPerson>({
  id: ['Id', accountId],
  fullName: ['FullName', text],
  isOwner: ['IsOwner', flag],
  isThis: ['IsThis', flag],
});

/** An open invitation to share a house. */
export interface HouseholdInvitation {
  readonly id: InvitationId;
  readonly email: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

export const householdInvitationBody: Body<HouseholdInvitation> = body<HouseholdInvitation>({
  id: ['Id', invitationId],
  email: ['Email', text],
  sentAt: ['SentAtUtc', instant],
  expiresAt: ['ExpiresAtUtc', instant],
});

export interface Household {
  /** The owner first. */
  readonly people: readonly HouseholdPerson[];
  /** Empty if the user is neither the owner nor staff. */
  readonly invitations: readonly HouseholdInvitation[];
}

export const householdBody: Body<Household> = body<Household>({
  people: ['People', list(householdPersonBody)],
  invitations: ['Invitations', list(householdInvitationBody)],
});

export const inviteRequestBody: Body<{ email: string }> = body<{ email: string }>({ email: ['Email', emailAddress] });

/** The key in the e-mail with an invitation. It follows `#` in the address, so that no server log contains it. */
export const invitationKeyBody: Body<{ key: string }> = body<{ key: string }>({
  key: ['Key', z.string().check(z.minLength(1), z.maxLength(100))],
});

/** An invitation, as anybody who has its key can read it. */
export interface ReadInvitation {
  /** The name of the house. */
  readonly name: string;
  readonly invitedBy: string;
  readonly expiresAt: number;
}

export const readInvitationBody: Body<ReadInvitation> = body<ReadInvitation>({
  name: ['Name', text],
  invitedBy: ['InvitedBy', text],
  expiresAt: ['ExpiresAtUtc', instant],
});

/** The token of the house that the user shares after accepting the invitation. */
export const acceptedInvitationBody: Body<{ id: string }> = body<{ id: string }>({ id: ['Id', token] });

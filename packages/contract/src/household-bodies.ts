import type { AccountId, InvitationId } from '@gavel/core';
import { type Body, body } from './body.ts';
import { emailAddress } from './person-fields.ts';
import { accountId, flag, instant, invitationId, list, text, token } from './values.ts';
import { z } from './zod.ts';

/** Somebody who has a house, alone or with others. */
export interface HouseholdPerson {
  readonly id: AccountId;
  readonly fullName: string;
  readonly isOwner: boolean;
  /** The one who asks. */
  readonly isThis: boolean;
}

export const householdPersonBody: Body<HouseholdPerson> = body<HouseholdPerson>({
  id: ['Id', accountId],
  fullName: ['FullName', text],
  isOwner: ['IsOwner', flag],
  isThis: ['IsThis', flag],
});

/** Somebody who has been asked to share a house and has not answered. */
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
  /** Only its owner and staff are told. */
  readonly invitations: readonly HouseholdInvitation[];
}

export const householdBody: Body<Household> = body<Household>({
  people: ['People', list(householdPersonBody)],
  invitations: ['Invitations', list(householdInvitationBody)],
});

export const inviteRequestBody: Body<{ email: string }> = body<{ email: string }>({ email: ['Email', emailAddress] });

/** What the letter with an invitation holds behind the `#` of its address, where no server's log sees it. */
export const invitationKeyBody: Body<{ key: string }> = body<{ key: string }>({
  key: ['Key', z.string().check(z.minLength(1), z.maxLength(100))],
});

/** An invitation as whoever holds its key sees it. */
export interface ReadInvitation {
  /** What the house is called. */
  readonly name: string;
  readonly invitedBy: string;
  readonly expiresAt: number;
}

export const readInvitationBody: Body<ReadInvitation> = body<ReadInvitation>({
  name: ['Name', text],
  invitedBy: ['InvitedBy', text],
  expiresAt: ['ExpiresAtUtc', instant],
});

/** The house that one shares from now on. */
export const acceptedInvitationBody: Body<{ id: string }> = body<{ id: string }>({ id: ['Id', token] });

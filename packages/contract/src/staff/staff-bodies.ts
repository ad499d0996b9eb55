import type { AccountId } from '@gavel/core';
import { isDay } from '@gavel/core/requests';
import { type AccessRight, newPassword, type Role } from '../account-bodies.ts';
import { type Body, body } from '../body.ts';
import { emailAddress, personName } from '../person-fields.ts';
import { accountId, flag, instant, instantOrNull, integer, list, text } from '../values.ts';
import { z } from '../zod.ts';
import { type StaffMember, staffMember } from './worked-request-bodies.ts';

/** Rights that can be granted in addition to a role. */
export const grantableRights = ['range-edit', 'range-publish'] as const satisfies readonly AccessRight[];
export type GrantableRight = (typeof grantableRights)[number];

/** An absence from one day to another, both included, with the substitute who gets the requests. */
export interface StaffAbsence {
  readonly id: number;
  /** yyyy-MM-dd in Stockholm. */
  readonly from: string;
  readonly to: string;
  readonly standIn: StaffMember;
}

/** A staff member. */
export interface StaffPerson extends StaffMember {
  readonly email: string;
  readonly role: Role;
  readonly access: readonly GrantableRight[];
  readonly state: 'open' | 'invited' | 'disabled';
  /** When the e-mailed invitation expires; null: there is none, or it was accepted. */
  readonly invitedUntil: number | null;
  readonly hasSecondFactor: boolean;
  /** How often the staff member’s data have changed; the next change sends this number in `If-Match`. */
  readonly version: number;
  /** The municipalities that the person is responsible for. */
  readonly municipalityIds: readonly string[];
  /** True: an administrator has set the municipalities; false: the range states them. */
  readonly hasGivenAreas: boolean;
  /** True if this person is the user who sent the HTTP request. */
  readonly isThis: boolean;
  /** Current and future absences in order of time. */
  readonly absences: readonly StaffAbsence[];
}

export interface StaffList {
  readonly now: number;
  /** Whether the builder requires a second factor of staff. */
  readonly needsSecondFactor: boolean;
  /** All municipalities that a person can be responsible for. */
  readonly municipalities: readonly { readonly id: string; readonly name: string }[];
  readonly people: readonly StaffPerson[];
}

const role: Body<Role> = z.enum(['Admin', 'Salesmen']);
const access: Body<readonly GrantableRight[]> = list(z.enum(grantableRights));
const day: Body<string> = z.string().check(z.refine(isDay, 'expected a day as yyyy-MM-dd'));

const absence: Body<StaffAbsence> = body<StaffAbsence>({
  id: ['Id', integer],
  from: ['From', day],
  to: ['To', day],
  standIn: ['StandIn', staffMember],
});

export const staffListBody: Body<StaffList> = body<StaffList>({
  now: ['NowUtc', instant],
  needsSecondFactor: ['NeedsSecondFactor', flag],
  municipalities: ['Municipalities', list(body<StaffList['municipalities'][number]>({ id: ['Id', text], name: ['Name', text] }))],
  people: [
    'People',
    list(
      body<StaffPerson>({
        id: ['Id', accountId],
        name: ['Name', text],
        email: ['Email', text],
        role: ['Role', role],
        access: ['Access', access],
        state: ['State', z.enum(['open', 'invited', 'disabled'])],
        invitedUntil: ['InvitedUntilUtc', instantOrNull],
        hasSecondFactor: ['HasSecondFactor', flag],
        version: ['Version', integer],
        municipalityIds: ['MunicipalityIds', list(text)],
        hasGivenAreas: ['HasGivenMunicipalities', flag],
        isThis: ['IsThis', flag],
        absences: ['Absences', list(absence)],
      }),
    ),
  ],
});

/** A new staff member to invite. */
export interface StaffInvitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

export const staffInvitationBody: Body<StaffInvitation> = body<StaffInvitation>({
  email: ['Email', emailAddress],
  firstName: ['FirstName', personName],
  lastName: ['LastName', personName],
  role: ['Role', role],
});

/** A change of a staff member's absences: sets or cancels an absence. */
export type AbsenceChange =
  | { readonly kind: 'absence'; readonly from: string; readonly to: string; readonly standInId: AccountId }
  | { readonly kind: 'absence-over'; readonly absenceId: number };

/** A change of a staff member. `municipalityIds` null: the municipalities that the range states. */
export type StaffChange =
  | AbsenceChange
  | { readonly kind: 'municipalities'; readonly municipalityIds: readonly string[] | null }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'access'; readonly access: readonly GrantableRight[] }
  | { readonly kind: 'disable' | 'enable' | 'second-factor-reset' | 'withdraw-invitation' }
  | { readonly kind: 'invite-again' };

const wireAbsence = [
  z.object({ Kind: z.literal('absence'), From: day, To: day, StandInId: accountId }),
  z.object({ Kind: z.literal('absence-over'), AbsenceId: z.int() }),
] as const;

const wireChange = z.discriminatedUnion('Kind', [
  ...wireAbsence,
  z.object({ Kind: z.literal('role'), Role: role }),
  z.object({ Kind: z.literal('access'), Access: access }),
  z.object({
    Kind: z.literal('municipalities'),
    MunicipalityIds: z.nullable(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(400))),
  }),
  z.object({ Kind: z.enum(['disable', 'enable', 'second-factor-reset', 'invite-again', 'withdraw-invitation']) }),
]);

type WireAbsence = z.infer<(typeof wireAbsence)[number]>;

function absenceOf(wire: WireAbsence): AbsenceChange {
  if (wire.Kind === 'absence-over') return { kind: wire.Kind, absenceId: wire.AbsenceId };
  return { kind: wire.Kind, from: wire.From, to: wire.To, standInId: wire.StandInId };
}

function wireOf(change: AbsenceChange): WireAbsence {
  if (change.kind === 'absence-over') return { Kind: change.kind, AbsenceId: change.absenceId };
  return { Kind: change.kind, From: change.from, To: change.to, StandInId: change.standInId };
}

export const absenceChangeBody: Body<AbsenceChange> = z.codec(
  z.discriminatedUnion('Kind', [...wireAbsence]),
  z.custom<AbsenceChange>(),
  { decode: absenceOf, encode: wireOf },
);

/** The user’s own absences, and the possible substitutes. */
export interface OwnAbsence {
  readonly now: number;
  /** How often the user’s data have changed; also the ETag of the response. */
  readonly version: number;
  readonly absences: readonly StaffAbsence[];
  readonly colleagues: readonly StaffMember[];
}

export const ownAbsenceBody: Body<OwnAbsence> = body<OwnAbsence>({
  now: ['NowUtc', instant],
  version: ['Version', integer],
  absences: ['Absences', list(absence)],
  colleagues: ['Colleagues', list(staffMember)],
});

/** The change on the wire. `Kind` decides which other fields the change has. */
export const staffChangeBody: Body<StaffChange> = z.codec(wireChange, z.custom<StaffChange>(), {
  decode: (wire): StaffChange => {
    switch (wire.Kind) {
      case 'role':
        return { kind: wire.Kind, role: wire.Role };
      case 'access':
        return { kind: wire.Kind, access: wire.Access };
      case 'municipalities':
        return { kind: wire.Kind, municipalityIds: wire.MunicipalityIds };
      case 'absence':
      case 'absence-over':
        return absenceOf(wire);
      default:
        return { kind: wire.Kind };
    }
  },
  encode: (change) => {
    switch (change.kind) {
      case 'role':
        return { Kind: change.kind, Role: change.role };
      case 'access':
        return { Kind: change.kind, Access: change.access };
      case 'municipalities':
        return { Kind: change.kind, MunicipalityIds: change.municipalityIds && [...change.municipalityIds] };
      case 'absence':
      case 'absence-over':
        return wireOf(change);
      default:
        return { Kind: change.kind };
    }
  },
});

/** The key of the link in an e-mailed invitation, and the password to set. */
export const staffWelcomeBody: Body<{ key: string; password: string }> = body<{ key: string; password: string }>({
  key: ['Key', z.string().check(z.maxLength(100))],
  password: ['Password', newPassword],
});

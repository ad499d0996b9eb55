import type { Household, HouseholdInvitation, HouseholdPerson, ReadInvitation } from '@gavel/contract';
import type { AccountId, InvitationId } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, type Member, onBehalfOf } from '../../../http/identity.ts';
import type { Limits } from '../../../http/rate-limits.ts';
import { hashKey, type Secrets } from '../../../secrets/secrets.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { accessTo } from './house-access.ts';
import {
  countHousehold,
  deleteInvitation,
  findInvitation,
  type Invitation,
  insertMember,
  isMember,
  listInvitations,
  listPeople,
  type Person,
  putInvitation,
  removeMember,
  takeInvitation,
} from './household.repository.ts';
import { invitationMail } from './invitation-mail.ts';
import { noteForStaff } from './note-for-staff.ts';
import { findHouse, lockHouse, type SavedHouse } from './saved-houses.repository.ts';

const HOLDS_MS = 14 * 86_400_000;

/**
 * The greatest number of people and open invitations of a house. In practice fewer people share a house. The number also limits how many
 * e-mails the server sends.
 */
const MOST_PEOPLE = 10;

/** The dependencies of the household functions. */
export interface HouseholdDependencies {
  readonly db: Database;
  readonly mails: Mails;
  readonly limits: Pick<Limits, 'inviteOfAccount'>;
  readonly secrets: Pick<Secrets, 'newKey'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

// Code that calls these functions must first check that the user has access to the house, except for `readInvitation` and
// `acceptInvitation`. If a function refuses some users with access, its comment says which.

export async function readHousehold({ db, now }: HouseholdDependencies, token: string, identity: Identity): Promise<Household> {
  const house = await existing(findHouse(db, token));
  const access = await accessTo(db, house, identity);
  const isToldAll = access === 'owner' || access === 'staff';
  const invitations = isToldAll ? await listInvitations(db, token, new Date(now())) : [];
  const userId = identity.kind === 'member' ? onBehalfOf(identity) : null;
  return { people: asPeople(house, await listPeople(db, [token]), userId), invitations: invitations.map(asInvitation) };
}

export function asPeople({ ownerId }: SavedHouse, people: readonly Person[], userId: string | null): readonly HouseholdPerson[] {
  return people.map((person) => ({
    id: person.customerNumber,
    fullName: person.name,
    isOwner: person.userId === ownerId,
    isThis: person.userId === userId,
  }));
}

/**
 * E-mails a person a key with which they can share a house. The e-mail is queued in the transaction that stores the hash of the key. Throws
 * `household-full` and `too-many-requests`.
 */
export async function invite(
  { db, mails, limits, secrets, now }: HouseholdDependencies,
  member: Member,
  token: string,
  email: string,
): Promise<HouseholdInvitation> {
  await limits.inviteOfAccount(member.userId);
  const house = await existing(findHouse(db, token));
  const inviter = await findUser(db, house.ownerId ?? member.userId);
  const key = secrets.newKey();
  const sentAt = new Date(now());
  const expiresAt = new Date(now() + HOLDS_MS);
  const mail = await mails.write(
    invitationMail(email, { inviter: inviter?.name ?? '', house: house.name, key, holdsUntil: expiresAt }),
  );
  return db.transaction(async (tx) => {
    const { ownerId } = await existing(lockHouse(tx, token));
    const invitation = await putInvitation(tx, {
      token,
      email,
      keyHash: hashKey(key),
      invitedBy: member.userId,
      sentAt,
      expiresAt,
    });
    if ((await countHousehold(tx, token, sentAt)) > MOST_PEOPLE)
      throw new AppError('household-full', `At most ${MOST_PEOPLE} people share a house`);
    await mails.queue(tx, mail, expiresAt);
    await noteForStaff(tx, member, { token, ownerId }, 'household-invited', sentAt);
    return asInvitation(invitation);
  });
}

/** Deletes an open invitation of a house. Throws `unknown-invitation`. */
export async function withdrawInvitation(
  { db, now }: HouseholdDependencies,
  member: Member,
  token: string,
  id: InvitationId,
): Promise<void> {
  await db.transaction(async (tx) => {
    const house = await existing(lockHouse(tx, token));
    if (!(await deleteInvitation(tx, token, id))) throw unknownInvitation();
    await noteForStaff(tx, member, house, 'household-invitation-withdrawn', new Date(now()));
  });
}

/**
 * Removes a person from a household. The owner and staff may remove any member. A member may remove only themselves. Throws `not-allowed`,
 * and `unknown-member` if the person is not a member. The owner is not a member.
 */
export async function removeFromHousehold(
  { db, now }: HouseholdDependencies,
  member: Member,
  token: string,
  person: AccountId,
): Promise<void> {
  await db.transaction(async (tx) => {
    const house = await existing(lockHouse(tx, token));
    const people = await listPeople(tx, [token]);
    const removed = people.find(({ customerNumber }) => customerNumber === person);
    if (!removed) throw unknownMember();
    if ((await accessTo(tx, house, member)) === 'household' && removed.userId !== onBehalfOf(member))
      throw new AppError('not-allowed');
    if (removed.userId === house.ownerId) throw unknownMember();
    await removeMember(tx, token, removed.userId);
    await noteForStaff(tx, member, house, 'household-removed', new Date(now()), { person });
  });
}

/** Returns the data that the page of an invitation shows to a visitor with the key. Throws `unknown-invitation`. */
export async function readInvitation({ db, now }: HouseholdDependencies, key: string): Promise<ReadInvitation> {
  const invitation = await findInvitation(db, hashKey(key), new Date(now()));
  const house = invitation && (await findHouse(db, invitation.token));
  const inviter = invitation && (await findUser(db, house?.ownerId ?? invitation.invitedBy));
  if (!house || !inviter) throw unknownInvitation();
  return { name: house.name, invitedBy: inviter.name, expiresAt: invitation.expiresAt.getTime() };
}

/**
 * Adds the logged-in user to the household and returns the token of the house. If the user owns the house, the invitation stays valid.
 * Throws `unknown-invitation`.
 */
export async function acceptInvitation({ db, now }: HouseholdDependencies, member: Member, key: string): Promise<string> {
  const userId = onBehalfOf(member);
  const at = new Date(now());
  return db.transaction(async (tx) => {
    const invitation = await findInvitation(tx, hashKey(key), at);
    const house = invitation && (await lockHouse(tx, invitation.token));
    if (!house) throw unknownInvitation();
    if (house.ownerId === userId) return house.token;
    if (!(await takeInvitation(tx, invitation))) throw unknownInvitation();
    if (!(await isMember(tx, house.token, userId))) await insertMember(tx, house.token, userId, at);
    await noteForStaff(tx, member, house, 'household-joined', at);
    return house.token;
  });
}

function asInvitation({ id, email, sentAt, expiresAt }: Invitation): HouseholdInvitation {
  return { id, email, sentAt: sentAt.getTime(), expiresAt: expiresAt.getTime() };
}

async function existing(found: Promise<SavedHouse | null>): Promise<SavedHouse> {
  const house = await found;
  if (!house) throw new AppError('unknown-configuration');
  return house;
}

function unknownMember(): AppError {
  return new AppError('unknown-member', '', { field: 'person' });
}

function unknownInvitation(): AppError {
  return new AppError('unknown-invitation');
}

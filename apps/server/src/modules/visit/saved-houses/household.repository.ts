import type { AccountId, InvitationId } from '@gavel/core';
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { lockOwner } from './saved-houses.repository.ts';
import { householdInvitations, householdMembers, savedConfigurations } from './saved-houses.tables.ts';

export type Invitation = typeof householdInvitations.$inferSelect;

/** The owner of a saved house, or a member of its household. */
export interface Person {
  readonly token: string;
  readonly userId: string;
  readonly customerNumber: AccountId;
  readonly name: string;
}

const person = { userId: users.id, customerNumber: users.customerNumber, name: users.name };

export async function isMember(db: Database, token: string, userId: string): Promise<boolean> {
  const isThis = and(eq(householdMembers.token, token), eq(householdMembers.userId, userId));
  return (await db.$count(householdMembers, isThis)) > 0;
}

/** Returns the owners of these houses, and then the members of their households in the order in which they joined. */
export async function listPeople(db: Database, tokens: readonly string[]): Promise<readonly Person[]> {
  if (tokens.length === 0) return [];
  const owners = await db
    .select({ ...person, token: savedConfigurations.token })
    .from(savedConfigurations)
    .innerJoin(users, eq(users.id, savedConfigurations.ownerId))
    .where(inArray(savedConfigurations.token, [...tokens]));
  const members = await db
    .select({ ...person, token: householdMembers.token })
    .from(householdMembers)
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .where(inArray(householdMembers.token, [...tokens]))
    .orderBy(asc(householdMembers.joinedAt), asc(users.customerNumber));
  return [...owners, ...members];
}

export async function insertMember(tx: Database, token: string, userId: string, joinedAt: Date): Promise<void> {
  await tx.insert(householdMembers).values({ token, userId, joinedAt });
}

export async function removeMember(tx: Database, token: string, userId: string): Promise<void> {
  await tx.delete(householdMembers).where(and(eq(householdMembers.token, token), eq(householdMembers.userId, userId)));
}

/** Returns how many people a household has: the owner of the house, the members, and the people with an open invitation. */
export async function countHousehold(db: Database, token: string, now: Date): Promise<number> {
  const members = await db.$count(householdMembers, eq(householdMembers.token, token));
  return 1 + members + (await db.$count(householdInvitations, standing(token, now)));
}

/** Stores an invitation to share a house. It replaces an earlier invitation to the same e-mail address. */
export async function putInvitation(tx: Database, invitation: Omit<Invitation, 'id'>): Promise<Invitation> {
  const { keyHash, invitedBy, sentAt, expiresAt } = invitation;
  const [put] = await tx
    .insert(householdInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [householdInvitations.token, householdInvitations.email],
      set: { keyHash, invitedBy, sentAt, expiresAt },
    })
    .returning();
  if (!put) throw new Error('an invitation was not stored');
  return put;
}

export async function listInvitations(db: Database, token: string, now: Date): Promise<readonly Invitation[]> {
  return db.select().from(householdInvitations).where(standing(token, now)).orderBy(asc(householdInvitations.id));
}

/** Returns the invitation with this key; null: there is no such invitation, or it has expired. */
export async function findInvitation(db: Database, keyHash: string, now: Date): Promise<Invitation | null> {
  const isIt = and(eq(householdInvitations.keyHash, keyHash), gt(householdInvitations.expiresAt, now));
  const [found] = await db.select().from(householdInvitations).where(isIt);
  return found ?? null;
}

/** Deletes an accepted invitation, so that its key works only once. Returns false if it was already deleted or replaced. */
export async function takeInvitation(tx: Database, { id, keyHash }: Invitation): Promise<boolean> {
  const isIt = and(eq(householdInvitations.id, id), eq(householdInvitations.keyHash, keyHash));
  const taken = await tx.delete(householdInvitations).where(isIt).returning({ id: householdInvitations.id });
  return taken.length > 0;
}

/** Deletes an invitation of a house. Returns false if the house has no such invitation. */
export async function deleteInvitation(tx: Database, token: string, id: InvitationId): Promise<boolean> {
  const isIt = and(eq(householdInvitations.token, token), eq(householdInvitations.id, id));
  const deleted = await tx.delete(householdInvitations).where(isIt).returning({ id: householdInvitations.id });
  return deleted.length > 0;
}

export async function deleteInvitationsExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(householdInvitations).where(lt(householdInvitations.expiresAt, moment));
}

/** Returns the stored invitations that a user has sent. */
export async function listInvitationsBy(db: Database, userId: string): Promise<readonly Invitation[]> {
  return db
    .select()
    .from(householdInvitations)
    .where(eq(householdInvitations.invitedBy, userId))
    .orderBy(asc(householdInvitations.id));
}

/** Returns the stored invitations to the e-mail address of a user. */
export async function listInvitationsTo(db: Database, userId: string): Promise<readonly Invitation[]> {
  return db.select().from(householdInvitations).where(isTo(db, userId)).orderBy(asc(householdInvitations.id));
}

export async function forgetInvitationsTo(tx: Database, userId: string): Promise<void> {
  await tx.delete(householdInvitations).where(isTo(tx, userId));
}

/** Deletes all invitations to an e-mail address, whether or not the address has an account. */
export async function forgetInvitationsToAddress(tx: Database, address: string): Promise<void> {
  await tx.delete(householdInvitations).where(eq(householdInvitations.email, address));
}

function isTo(db: Database, userId: string) {
  return inArray(householdInvitations.email, db.select({ email: users.email }).from(users).where(eq(users.id, userId)));
}

function standing(token: string, now: Date) {
  return and(eq(householdInvitations.token, token), gt(householdInvitations.expiresAt, now));
}

/** Locks these users, and then the houses that they own, until the transaction ends. */
export async function lockHousesOf(tx: Database, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds.toSorted()) await lockOwner(tx, userId);
  await tx
    .select({ token: savedConfigurations.token })
    .from(savedConfigurations)
    .where(inArray(savedConfigurations.ownerId, [...userIds]))
    .orderBy(savedConfigurations.token)
    .for('update');
}

/**
 * Removes a user from all houses. A house that the user owned passes to the member who joined first, without the idempotency key of
 * its first save. If the house has no members, it is deleted, but a final order stays without an owner.
 */
export async function leaveAllHouses(tx: Database, userId: string): Promise<void> {
  await lockOwner(tx, userId);
  await tx.delete(householdMembers).where(eq(householdMembers.userId, userId));
  const owned = await tx.select().from(savedConfigurations).where(eq(savedConfigurations.ownerId, userId)).for('update');
  for (const { token, type } of owned) {
    const isThis = eq(savedConfigurations.token, token);
    const [heir] = await tx
      .select()
      .from(householdMembers)
      .where(eq(householdMembers.token, token))
      .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.userId))
      .limit(1);
    if (heir) {
      await tx.update(savedConfigurations).set({ ownerId: heir.userId, creationKeyHash: null }).where(isThis);
      await tx.delete(householdMembers).where(and(eq(householdMembers.token, token), eq(householdMembers.userId, heir.userId)));
    } else if (type === 'base') await tx.update(savedConfigurations).set({ ownerId: null, creationKeyHash: null }).where(isThis);
    else await tx.delete(savedConfigurations).where(isThis);
  }
}

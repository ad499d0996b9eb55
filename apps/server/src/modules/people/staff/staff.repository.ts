import type { GrantableRight } from '@gavel/contract/staff';
import type { AccountId } from '@gavel/core';
import { aliasedTable, and, asc, eq, gt, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../accounts/accounts.tables.ts';
import { salespersonAreas } from '../salespersons/salespersons.tables.ts';
import { staffAbsences, staffInvitations, staffVersions } from './staff.tables.ts';

/** Returns all staff. For staff who have not logged in yet, also returns until when their invitation is valid. */
export async function listStaff(db: Database) {
  const rows = await db
    .select({
      user: users,
      invitedUntil: staffInvitations.expiresAt,
      version: sql<number>`coalesce(${staffVersions.version}, 0)`,
      givenIds: salespersonAreas.municipalityIds,
    })
    .from(users)
    .leftJoin(staffInvitations, eq(staffInvitations.userId, users.id))
    .leftJoin(staffVersions, eq(staffVersions.userId, users.id))
    .leftJoin(salespersonAreas, eq(salespersonAreas.userId, users.id))
    .where(ne(users.role, 'Customer'))
    .orderBy(asc(users.name), asc(users.id));
  return rows;
}

/** Returns the absences that end today or later, each with its substitute, sorted by their first day. */
export async function listAbsences(db: Database, today: string) {
  return db
    .select({
      id: staffAbsences.id,
      userId: staffAbsences.userId,
      from: staffAbsences.fromDay,
      to: staffAbsences.toDay,
      standIn: { id: users.customerNumber, name: users.name },
    })
    .from(staffAbsences)
    .innerJoin(users, eq(users.id, staffAbsences.standInId))
    .where(gte(staffAbsences.toDay, today))
    .orderBy(asc(staffAbsences.fromDay), asc(staffAbsences.id));
}

/** Returns a staff member and locks them until the transaction ends. */
export async function lockStaff(tx: Database, id: AccountId) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.customerNumber, id), ne(users.role, 'Customer')))
    .for('update');
  return user ?? null;
}

/** Returns the version of a staff member: how often they were changed. */
export async function findVersion(db: Database, userId: string): Promise<number> {
  const [row] = await db.select().from(staffVersions).where(eq(staffVersions.userId, userId));
  return row?.version ?? 0;
}

/** Adds one to the version of a staff member. */
export async function countChange(tx: Database, userId: string): Promise<void> {
  const version = sql`${staffVersions.version} + 1`;
  await tx
    .insert(staffVersions)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({ target: staffVersions.userId, set: { version } });
}

/** The key of PostgreSQL's advisory lock for absences ('Away' in ASCII), which nothing else uses. */
const ABSENCE_LOCK = 0x41_77_61_79;

/**
 * Locks all absences until the transaction ends, because two concurrent changes could make a circle of substitutes. Call this function
 * before the transaction takes any other lock.
 */
export async function lockAbsences(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ABSENCE_LOCK})`);
}

/** Returns all absences that overlap these days. */
export async function listAbsencesBetween(tx: Database, fromDay: string, toDay: string) {
  return tx
    .select()
    .from(staffAbsences)
    .where(and(lte(staffAbsences.fromDay, toDay), gte(staffAbsences.toDay, fromDay)));
}

export async function setAccess(tx: Database, userId: string, access: readonly GrantableRight[]): Promise<void> {
  await tx
    .update(users)
    .set({ grantedAccess: [...access] })
    .where(eq(users.id, userId));
}

/** Stores an invitation. It replaces an earlier invitation of the user, whose key is then no longer valid. */
export async function putInvitation(tx: Database, userId: string, keyHash: string, expiresAt: Date): Promise<void> {
  await tx
    .insert(staffInvitations)
    .values({ userId, keyHash, expiresAt })
    .onConflictDoUpdate({ target: staffInvitations.userId, set: { keyHash, expiresAt } });
}

export async function endInvitation(tx: Database, userId: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.userId, userId));
}

/**
 * Locks the invitation of a user until the transaction ends, so that the user cannot accept it meanwhile. Returns false if the user has no
 * open invitation.
 */
export async function lockInvitation(tx: Database, userId: string): Promise<boolean> {
  const { keyHash } = staffInvitations;
  const rows = await tx.select({ keyHash }).from(staffInvitations).where(eq(staffInvitations.userId, userId)).for('update');
  return rows.length > 0;
}

/**
 * Deletes the invitation with this key and returns the id of its user. Null: no invitation has this key, it has expired, or the account is
 * disabled.
 */
export async function takeInvitation(tx: Database, keyHash: string, now: Date): Promise<string | null> {
  const { userId, expiresAt } = staffInvitations;
  const holds = and(eq(staffInvitations.keyHash, keyHash), gt(expiresAt, now));
  const invited = tx.select({ id: userId }).from(staffInvitations).where(holds);
  // Lock the user before the invitation, as the changes of staff do: two transactions with different orders would block each other.
  const open = and(inArray(users.id, invited), isNull(users.disabledAt));
  const [user] = await tx.select({ id: users.id }).from(users).where(open).for('update');
  if (!user) return null;
  const [taken] = await tx.delete(staffInvitations).where(holds).returning({ userId });
  return taken?.userId ?? null;
}

export async function insertAbsence(tx: Database, absence: Omit<typeof staffAbsences.$inferSelect, 'id'>): Promise<void> {
  await tx.insert(staffAbsences).values(absence);
}

/** Deletes an absence of a user. Returns false if the user has no such absence. */
export async function deleteAbsence(tx: Database, userId: string, id: number): Promise<boolean> {
  const isIt = and(eq(staffAbsences.userId, userId), eq(staffAbsences.id, id));
  return (await tx.delete(staffAbsences).where(isIt).returning({ id: staffAbsences.id })).length > 0;
}

/** The substitute of a salesperson. */
export interface StandIn {
  /** The account id of the absent salesperson. */
  readonly awayId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The last day of the absence. */
  readonly until: string;
}

/**
 * Returns who substitutes on a day for the salesperson with this address; null: the salesperson is present or has no account, or the
 * substitute’s account is disabled or no longer one of staff.
 */
export async function findStandIn(db: Database, email: string, today: string): Promise<StandIn | null> {
  const standIn = aliasedTable(users, 'stand_in');
  const [row] = await db
    .select({
      awayId: users.id,
      name: standIn.name,
      email: standIn.email,
      phone: standIn.cellphone,
      until: staffAbsences.toDay,
    })
    .from(staffAbsences)
    .innerJoin(users, eq(users.id, staffAbsences.userId))
    .innerJoin(standIn, eq(standIn.id, staffAbsences.standInId))
    .where(
      and(
        eq(users.email, email.toLowerCase()),
        lte(staffAbsences.fromDay, today),
        gte(staffAbsences.toDay, today),
        isNull(standIn.disabledAt),
        ne(standIn.role, 'Customer'),
      ),
    )
    .orderBy(asc(staffAbsences.fromDay), asc(staffAbsences.id))
    .limit(1);
  return row ?? null;
}

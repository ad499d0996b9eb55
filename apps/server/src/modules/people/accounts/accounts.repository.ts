import { randomUUID } from 'node:crypto';
import { type AccountId, type ConsentId, stockholmDay } from '@gavel/core';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { noteCustomer } from '../customers/customers.repository.ts';
import { consents, credentials, oneTimePasswords, serverSecrets, sessions, twoFactors, users } from './accounts.tables.ts';
import { endActing, endSession, endSessions } from './sessions.repository.ts';

export type User = typeof users.$inferSelect;

export type NewUser = Pick<User, 'email' | 'firstName' | 'lastName' | 'cellphone' | 'municipalityId'> &
  Partial<Pick<User, 'role' | 'grantedAccess' | 'mustChoosePassword' | 'emailTyped'>>;

/** A consent text that a user agrees to. */
export interface Agreement {
  readonly consentId: ConsentId;
  readonly slug: string;
  readonly version: string;
  /** When the user agreed; missing: the user agrees now. */
  readonly givenAt?: Date;
}

export async function findUserByEmail(db: Database, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

export async function findUser(db: Database, id: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Returns the names of these users by id. A user whose account no longer exists is missing. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findCustomer(db: Database, customerNumber: AccountId): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.customerNumber, customerNumber));
  return user ?? null;
}

/** Stores a user with a password and consents in one transaction. Returns null if the address has an account already. */
export function insertUser(
  db: Database,
  user: NewUser,
  passwordHash: string,
  agreements: readonly Agreement[],
  now: Date,
): Promise<User | null> {
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const [added] = await tx
      .insert(users)
      .values({
        ...user,
        id,
        name: `${user.firstName} ${user.lastName}`,
        createdAt: now,
        updatedAt: now,
        lastSeenOn: stockholmDay(now.getTime()),
      })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!added) return null;
    const credential = { accountId: id, providerId: 'credential', userId: id, password: passwordHash };
    await tx.insert(credentials).values({ id: randomUUID(), ...credential, createdAt: now, updatedAt: now });
    if (agreements.length > 0)
      await tx.insert(consents).values(agreements.map((agreement) => ({ givenAt: now, ...agreement, userId: id })));
    if (added.role === 'Customer') await noteCustomer(tx, added.email, now);
    return added;
  });
}

export async function readPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ password: credentials.password }).from(credentials).where(eq(credentials.userId, userId));
  return row?.password ?? null;
}

/** Stores a password that the user chose, ends all sessions of the user, and deletes their one-time password. */
export async function choosePassword(db: Database, userId: string, hash: string, now: Date): Promise<void> {
  await db.update(users).set({ mustChoosePassword: false, updatedAt: now }).where(eq(users.id, userId));
  await db.update(credentials).set({ password: hash, updatedAt: now }).where(eq(credentials.userId, userId));
  await db.delete(oneTimePasswords).where(eq(oneTimePasswords.userId, userId));
  await endSessions(db, userId, null, now);
}

export async function listUsers(db: Database): Promise<readonly User[]> {
  return db.select().from(users).orderBy(asc(users.email));
}

/** Changes the role of a user. Staff who act for this user stop acting for them, because nobody may act for staff. */
export async function setRole(db: Database, userId: string, role: User['role'], now: Date): Promise<void> {
  const [changed] = await db.update(users).set({ role, updatedAt: now }).where(eq(users.id, userId)).returning();
  if (changed?.role === 'Customer') await noteCustomer(db, changed.email, now);
  await endActing(db, null, userId, now);
}

/**
 * Disables an account, or enables it again.
 * @param disabledAt null: enables the account
 */
export async function setDisabled(db: Database, userId: string, disabledAt: Date | null): Promise<void> {
  await db.update(users).set({ disabledAt }).where(eq(users.id, userId));
}

/**
 * Stores a one-time password, which replaces an earlier unused one. Sessions that were opened with an earlier one-time password continue.
 */
export async function putOneTimePassword(db: Database, userId: string, hash: string, expiresAt: Date): Promise<void> {
  const fresh = { hash, expiresAt, usedIn: null };
  await db
    .insert(oneTimePasswords)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: oneTimePasswords.userId, set: fresh });
}

/** Returns whether the user has this one-time password, and it is unused and still valid. */
export async function hasOneTimePassword(db: Database, userId: string, hash: string, now: Date): Promise<boolean> {
  return (
    (
      await db
        .select()
        .from(oneTimePasswords)
        .where(unused(userId, hash, now))
    ).length > 0
  );
}

/**
 * Uses up a one-time password for the session with this token. Ends all other sessions, deletes the user’s old password and makes
 * the user choose a new one. Returns false if this session has ended; also if the password was used first, and then ends this session.
 */
export function takeOneTimePassword(db: Database, userId: string, hash: string, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Lock the user first, as other changes of a password do: two transactions with different orders would block each other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [session] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token));
    if (!session) return false;
    const taken = await tx
      .delete(oneTimePasswords)
      .where(unused(userId, hash, now))
      .returning({ userId: oneTimePasswords.userId });
    if (taken.length === 0) {
      await endSession(tx, session.id, now);
      return false;
    }
    await tx.update(sessions).set({ openedWith: hash }).where(eq(sessions.id, session.id));
    await tx.update(credentials).set({ password: null, updatedAt: now }).where(eq(credentials.userId, userId));
    await tx.update(users).set({ mustChoosePassword: true, updatedAt: now }).where(eq(users.id, userId));
    await endSessions(tx, userId, session.id, now);
    return true;
  });
}

export async function deleteOneTimePasswordsExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(oneTimePasswords).where(lt(oneTimePasswords.expiresAt, moment));
}

function unused(userId: string, hash: string, now: Date) {
  const theirs = and(eq(oneTimePasswords.userId, userId), eq(oneTimePasswords.hash, hash));
  return and(theirs, isNull(oneTimePasswords.usedIn), gt(oneTimePasswords.expiresAt, now));
}

/** Returns whether this one-time password opened this session. */
export async function hasOpened(db: Database, hash: string, sessionId: string): Promise<boolean> {
  const here = and(eq(sessions.openedWith, hash), eq(sessions.id, sessionId));
  return (await db.select({ id: sessions.id }).from(sessions).where(here)).length > 0;
}

export async function listConsents(db: Database, userId: string) {
  return db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.givenAt), asc(consents.id));
}

/**
 * Replaces the user's consent to the text with this slug. If `agreement` is null, withdraws the consent. A consent to the same
 * version of the text keeps its time; a consent to another version is withdrawn.
 */
export async function setConsent(
  db: Database,
  userId: string,
  slug: string,
  agreement: Agreement | null,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Lock the user, so that concurrent changes of their consents run one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const standing = and(eq(consents.userId, userId), eq(consents.slug, slug), isNull(consents.withdrawnAt));
    const isOther = agreement ? ne(consents.consentId, agreement.consentId) : undefined;
    await tx.update(consents).set({ withdrawnAt: now }).where(and(standing, isOther));
    if (agreement && (await tx.$count(consents, standing)) === 0)
      await tx.insert(consents).values({ givenAt: now, ...agreement, userId });
  });
}

export async function removeSecondFactor(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  });
}

/** Deletes a user with their sessions, passwords, consents and second factor. Staff who act for the user stop acting for them. */
export async function deleteUser(db: Database, userId: string, now: Date): Promise<void> {
  await endSessions(db, userId, null, now);
  await endActing(db, null, userId, now);
  await db.delete(users).where(eq(users.id, userId));
}

/** Returns the secret with this name, which all server processes share. The first process that asks for it creates it. */
export async function sharedSecret(db: Database, name: string, make: () => string): Promise<string> {
  await db.insert(serverSecrets).values({ name, value: make() }).onConflictDoNothing();
  const secret = await findSharedSecret(db, name);
  if (secret === null) throw new Error(`the secret ${name} is not in the database`);
  return secret;
}

/** Returns the shared secret with this name; null: it does not exist. */
export async function findSharedSecret(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return row?.value ?? null;
}

/**
 * Returns whether another administrator can log in. Other transactions that call this function wait until this transaction ends.
 */
export async function hasOtherAdministrator(tx: Database, userId: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`);
  const isOther = and(
    eq(users.role, 'Admin'),
    isNull(users.disabledAt),
    ne(users.id, userId),
    eq(users.mustChoosePassword, false),
  );
  return (await tx.$count(users, isOther)) > 0;
}

/** The key of PostgreSQL's advisory lock for administrators ('Admi' in ASCII), which nothing else uses. */
const ADMINISTRATORS_LOCK = 0x41_64_6d_69;

import { stockholmDay } from '@gavel/core';
import { and, desc, eq, gt, inArray, lt, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { tell } from '../changes/changes.repository.ts';
import { sessions, users, verifications } from './accounts.tables.ts';
import { addAuditEntry } from './audit-log.repository.ts';
import { sessionEnds } from './session-ends.ts';

export async function listSessions(db: Database, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt));
}

export async function noteUse(db: Database, sessionId: string, at: Date): Promise<void> {
  const [used] = await db
    .update(sessions)
    .set({ updatedAt: at })
    .where(eq(sessions.id, sessionId))
    .returning({ userId: sessions.userId });
  if (used) await noteSeen(db, used.userId, at);
}

/** Stores that the user was active today, so that their account does not count as unused. */
export async function noteSeen(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ lastSeenOn: stockholmDay(at.getTime()), idleToldAt: null })
    .where(eq(users.id, userId));
}

// All functions that end a session are in this file, because each function must also log that the session no longer acts for a customer.

/** Ends every session of a user except the session with the id `kept`; null: ends all of them. */
export function endSessions(db: Database, userId: string, kept: string | null, at: Date): Promise<void> {
  return endThose(db, and(eq(sessions.userId, userId), kept === null ? undefined : ne(sessions.id, kept)), at);
}

export function endSession(db: Database, sessionId: string, at: Date): Promise<void> {
  return endThose(db, eq(sessions.id, sessionId), at);
}

/**
 * Ends the sessions that have lasted too long or were unused too long, and deletes the data of logins that nobody finished in time.
 * @param now milliseconds since 1970
 */
export async function endExpiredSessions(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  const customers = db.select({ id: users.id }).from(users).where(eq(users.role, 'Customer'));
  const isOver = ({ afterMs, unusedAfterMs }: (typeof sessionEnds)['ofStaff']) =>
    or(lt(sessions.createdAt, new Date(now - afterMs)), lt(sessions.updatedAt, new Date(now - unusedAfterMs)));
  const ofCustomers = and(inArray(sessions.userId, customers), isOver(sessionEnds.ofCustomers));
  const ofStaff = and(notInArray(sessions.userId, customers), isOver(sessionEnds.ofStaff));
  await endThose(db, or(lt(sessions.expiresAt, at), ofCustomers, ofStaff), at);
  await db.delete(verifications).where(lt(verifications.expiresAt, at));
}

/**
 * Lets a session act for a customer, and logs the reason. If the session acts for another customer, it stops that first. If it already acts
 * for this customer, nothing happens. Returns false if the session no longer exists.
 */
export function beginActing(db: Database, sessionId: string, customerId: string, reason: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('no key update');
    if (!session) return false;
    const { userId, actingFor } = session;
    if (actingFor === customerId) return true;
    if (actingFor !== null) await noteEnd(tx, userId, actingFor, at);
    await tx.update(sessions).set({ actingFor: customerId }).where(eq(sessions.id, sessionId));
    await addAuditEntry(tx, { actorId: userId, subjectId: customerId, action: 'acting-begun', reason }, at);
    return true;
  });
}

/**
 * Ends acting for a customer. The sessions themselves continue.
 * @param sessionId the session that stops acting for the customer; null: all sessions
 */
export async function endActing(db: Database, sessionId: string | null, customerId: string, at: Date): Promise<void> {
  const which = and(eq(sessions.actingFor, customerId), sessionId === null ? undefined : eq(sessions.id, sessionId));
  await db.transaction(async (tx) => {
    const stopped = await tx.update(sessions).set({ actingFor: null }).where(which).returning({ userId: sessions.userId });
    for (const { userId } of stopped) await noteEnd(tx, userId, customerId, at);
  });
}

async function endThose(db: Database, which: SQL | undefined, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId, actingFor } = sessions;
    const over = await tx.delete(sessions).where(which).returning({ userId, actingFor });
    for (const ended of over) if (ended.actingFor !== null) await noteEnd(tx, ended.userId, ended.actingFor, at);
    // Notify all processes, so that they close the open event streams of these users.
    await tell(tx, ...[...new Set(over.map(({ userId: id }) => id))].map((user) => ({ kind: 'session' as const, user })));
  });
}

function noteEnd(tx: Database, actorId: string, subjectId: string, at: Date): Promise<void> {
  return addAuditEntry(tx, { actorId, subjectId, action: 'acting-ended' }, at);
}

import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { auditLog, users } from './accounts.tables.ts';

/** One row of the audit log; `details` has ids and reasons, never personal data. */
export interface AuditEntry {
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly action: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

export async function addAuditEntry(
  db: Database,
  { actorId, subjectId, action, details = {} }: AuditEntry,
  at: Date,
): Promise<void> {
  await db.insert(auditLog).values({ at, actorId, subjectId, action, details });
}

/** What was done by somebody or to them, oldest first. */
export async function listAuditEntries(db: Database, userId: string) {
  const theirs = or(eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId));
  return db.select().from(auditLog).where(theirs).orderBy(asc(auditLog.id));
}

/** When staff began to act for one of these, who and why; latest first. */
export async function listActing(db: Database, userIds: readonly string[]) {
  return db
    .select({ at: auditLog.at, by: users.name, reason: sql<string>`coalesce(${auditLog.details}->>'reason', '')` })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(inArray(auditLog.subjectId, userIds), eq(auditLog.action, 'acting-begun')))
    .orderBy(desc(auditLog.id));
}

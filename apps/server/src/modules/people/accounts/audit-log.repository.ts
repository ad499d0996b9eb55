import type { AuditAction } from '@gavel/contract/staff';
import { and, asc, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { auditLog, auditReasons, users } from './accounts.tables.ts';

/** One entry of the audit log. `details` has ids, names of states and numbers, never personal data. */
export interface AuditEntry {
  /** Null: the server or the operator. */
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly action: AuditAction;
  readonly details?: Readonly<Record<string, string | number>>;
  /** The reason in words, deleted with the subject’s account. */
  readonly reason?: string;
}

/** Adds an entry to the audit log; call it in the transaction of the change that it describes. Every module uses this function. */
export async function addAuditEntry(
  db: Database,
  { actorId, subjectId, action, details = {}, reason }: AuditEntry,
  at: Date,
): Promise<void> {
  const [added] = await db.insert(auditLog).values({ at, actorId, subjectId, action, details }).returning({ id: auditLog.id });
  if (added && reason && subjectId) await db.insert(auditReasons).values({ entryId: added.id, subjectId, words: reason });
}

/** Returns the audit entries whose actor or subject is this user, oldest first. */
export async function listAuditEntries(db: Database, userId: string) {
  const theirs = or(eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId));
  return db
    .select({ ...getTableColumns(auditLog), reason: auditReasons.words })
    .from(auditLog)
    .leftJoin(auditReasons, eq(auditReasons.entryId, auditLog.id))
    .where(theirs)
    .orderBy(asc(auditLog.id));
}

/** Returns when staff began to act for these users, with the name of the staff member and the reason, latest first. */
export async function listActing(db: Database, userIds: readonly string[]) {
  const found = await db
    .select({ at: auditLog.at, by: users.name, reason: auditReasons.words })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(auditReasons, eq(auditReasons.entryId, auditLog.id))
    .where(and(inArray(auditLog.subjectId, userIds), eq(auditLog.action, 'acting-begun')))
    .orderBy(desc(auditLog.id));
  return found.map(({ reason, ...acting }) => ({ ...acting, reason: reason ?? '' }));
}

/** Returns the time of the latest audit entry with this action; null: there is none. */
export async function findLastAudit(db: Database, action: AuditAction): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.at ?? null;
}

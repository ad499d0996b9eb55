import { type AuditKind, auditActionsByKind } from '@gavel/contract/staff';
import { aliasedTable, and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { auditLog, auditReasons, users } from '../accounts/accounts.tables.ts';

export interface AuditFilter {
  /** Part of a name or of an address, or an account's number; null: anybody. */
  readonly person: string | null;
  readonly kind: AuditKind | null;
  /** yyyy-MM-dd in Stockholm. */
  readonly from: string | null;
  readonly to: string | null;
  /** The id of the last row of the part before. */
  readonly before: number | null;
}

const actor = aliasedTable(users, 'actor');
const subject = aliasedTable(users, 'subject');

/** Rows of the audit log, latest first. A part walks the log's own order, from where the part before ended. */
export async function listAudit(db: Database, { person, kind, from, to, before }: AuditFilter, most: number) {
  const ofPerson = person === null ? undefined : isAbout(db, person);
  const day = (text: string) => sql`(${text}::date)::timestamp at time zone 'Europe/Stockholm'`;
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorId: auditLog.actorId,
      actorNumber: actor.customerNumber,
      actorName: actor.name,
      subjectId: auditLog.subjectId,
      subjectNumber: subject.customerNumber,
      subjectName: subject.name,
      reason: auditReasons.words,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .leftJoin(auditReasons, eq(auditReasons.entryId, auditLog.id))
    .where(
      and(
        ofPerson,
        kind === null ? undefined : inArray(auditLog.action, [...auditActionsByKind[kind]]),
        from === null ? undefined : gte(auditLog.at, day(from)),
        to === null ? undefined : lt(auditLog.at, sql`(${to}::date + 1)::timestamp at time zone 'Europe/Stockholm'`),
        before === null ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(most);
}

/** By those who have an account: of others the log has no name. */
function isAbout(db: Database, person: string): SQL | undefined {
  const part = `%${person.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const number = /^\d{1,9}$/.test(person) ? eq(users.customerNumber, sql`${Number(person)}`) : undefined;
  const them = db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.name, part), ilike(users.email, part), number));
  return or(inArray(auditLog.actorId, them), inArray(auditLog.subjectId, them));
}

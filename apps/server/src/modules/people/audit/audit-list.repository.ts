import { type AuditKind, auditActionsByKind } from '@gavel/contract/staff';
import { aliasedTable, and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { wordsOf } from '../../../db/searched-words.ts';
import { auditLog, auditReasons, searchedPeople, users } from '../accounts/accounts.tables.ts';

export interface AuditFilter {
  /** The beginnings of words in a name, an e-mail address or a telephone number, or a customer number; null: all people. */
  readonly person: string | null;
  readonly kind: AuditKind | null;
  /** yyyy-MM-dd in Stockholm. */
  readonly from: string | null;
  readonly to: string | null;
  /** The id of the last row of the previous page; null: return the first page. */
  readonly before: number | null;
}

const actor = aliasedTable(users, 'actor');
const subject = aliasedTable(users, 'subject');
const entry = aliasedTable(auditLog, 'entry');

/**
 * If the search matches more people than this, the query reads the log from the newest entry on. It soon finds enough entries for a page,
 * because so many people have many entries.
 */
const MANY = 200;

/**
 * Returns a page of the audit log, latest first: at most `most` entries, all older than the entry `before`. If the search matches at most
 * `MANY` people, looks up the entries of each of them. Otherwise reads the log from the newest entry on.
 */
export async function listAudit(db: Database, filter: AuditFilter, most: number) {
  const isAbout = await findPeople(db, filter, most);
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
    .where(and(isAbout, isWithin(auditLog, filter)))
    .orderBy(desc(auditLog.id))
    .limit(most);
}

function isWithin(log: typeof auditLog, { kind, from, to, before }: AuditFilter): SQL | undefined {
  return and(
    kind === null ? undefined : inArray(log.action, [...auditActionsByKind[kind]]),
    from === null ? undefined : gte(log.at, sql`(${from}::date)::timestamp at time zone 'Europe/Stockholm'`),
    to === null ? undefined : lt(log.at, sql`(${to}::date + 1)::timestamp at time zone 'Europe/Stockholm'`),
    before === null ? undefined : lt(log.id, before),
  );
}

/**
 * Returns the SQL condition that selects the entries whose actor or subject matches the search for a person; undefined: no search. Only
 * users with an account can be found, because the log has ids and no names.
 */
async function findPeople(db: Database, filter: AuditFilter, most: number): Promise<SQL | undefined> {
  const { person } = filter;
  if (person === null) return undefined;
  const them = db.select({ id: users.id }).from(users).where(isCalled(person));
  const found = await them.limit(MANY + 1);
  if (found.length === 0) return sql`false`;
  if (found.length > MANY) return or(inArray(auditLog.actorId, them), inArray(auditLog.subjectId, them));
  const ids = sql.join(
    found.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const latest = (isTheirs: SQL) =>
    sql`(select ${entry.id} from ${auditLog} as entry where ${and(isTheirs, isWithin(entry, filter))} order by ${entry.id} desc limit ${most})`;
  const one = sql`person.id`;
  return sql`${auditLog.id} in (
    select found.id from unnest(array[${ids}]::text[]) as person(id),
      lateral (${latest(eq(entry.actorId, one))} union ${latest(eq(entry.subjectId, one))}) as found
    order by found.id desc limit ${most})`;
}

function isCalled(person: string): SQL | undefined {
  if (/^\d{1,9}$/.test(person)) return eq(users.customerNumber, sql`${Number(person)}`);
  const words = wordsOf(person).map((word) => `'${word}':*`);
  return words.length === 0 ? sql`false` : sql`${searchedPeople} @@ to_tsquery('simple', ${words.join(' & ')})`;
}

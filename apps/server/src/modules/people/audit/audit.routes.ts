import type { AuditPerson, AuditRow } from '@gavel/contract/staff';
import type { AccountId } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { listAudit } from './audit-list.repository.ts';

interface AuditDependencies {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const PAGE = 50;

/** The endpoint with which administrators read the audit log. No endpoint changes or deletes its entries. */
export function auditRoutes({ db, now }: AuditDependencies): Handlers<'readAuditLog'> {
  return {
    async readAuditLog({ parameters: { person = '', kind, from, to, after } }) {
      const before = after === undefined ? null : Number(after);
      const filter = { person: person.trim() || null, kind: kind ?? null, from: from ?? null, to: to ?? null, before };
      // Read one row more than a page has, to know whether there are more.
      const found = await listAudit(db, filter, PAGE + 1);
      const page = found.slice(0, PAGE);
      const last = found.length > PAGE ? page.at(-1) : undefined;
      return { now: now(), rows: page.map(rowOf), next: last ? String(last.id) : null };
    },
  };
}

function rowOf(found: Awaited<ReturnType<typeof listAudit>>[number]): AuditRow {
  const { id, at, action, actorId, subjectId, reason, details } = found;
  const actor = personOf(found.actorNumber, found.actorName);
  const subject = personOf(found.subjectNumber, found.subjectName);
  return {
    id,
    at: at.getTime(),
    action,
    actor,
    isActorGone: actorId !== null && actor === null,
    subject,
    isSubjectGone: subjectId !== null && subject === null,
    reason,
    details,
  };
}

function personOf(id: AccountId | null, name: string | null): AuditPerson | null {
  return id === null || name === null ? null : { id, name };
}

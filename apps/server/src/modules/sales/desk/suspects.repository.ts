import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { requests } from '../requests/requests.tables.ts';
import type { Looking } from './request-filter.repository.ts';

const columns = {
  id: requests.id,
  suspicion: requests.heldBack,
  submissionType: requests.submissionType,
  name: requests.name,
  email: sql<string>`coalesce(${requests.emailTyped}, ${requests.email})`,
  phone: requests.phone,
  message: requests.message,
  houseTitle: requests.houseTitle,
  municipalityId: requests.municipalityId,
  sentAt: requests.sentAt,
};

/** Returns suspect requests (those that a robot may have sent) that the user may see, latest first. */
export function listSuspects(db: Database, looking: Looking, most: number) {
  return db.select(columns).from(requests).where(isSuspect(looking)).orderBy(desc(requests.sentAt), requests.id).limit(most);
}

/** Returns how many suspect requests the user may see. Counting stops at `most`. */
export function countSuspects(db: Database, looking: Looking, most: number): Promise<number> {
  const some = db.select({ id: requests.id }).from(requests).where(isSuspect(looking)).limit(most).as('some');
  return db.$count(some);
}

/** Returns whether the user may see this suspect request. */
export async function seesSuspect(db: Database, looking: Looking, id: string): Promise<boolean> {
  return (await db.$count(requests, and(isSuspect(looking), eq(requests.id, id)))) > 0;
}

/** Deletes a suspect request. Returns false if no suspect request that the user may see has this id. */
export async function deleteSuspect(tx: Database, looking: Looking, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(requests)
    .where(and(isSuspect(looking), eq(requests.id, id)))
    .returning({ id: requests.id });
  return deleted.length > 0;
}

/**
 * Returns the condition for suspect requests that a user may see. A user who does not see all requests sees only those suspect requests
 * that would be theirs or without an owner after a release.
 */
function isSuspect({ userId, seesAll }: Looking) {
  const isHeldBack = isNotNull(requests.heldBack);
  if (seesAll) return isHeldBack;
  const colleague = sql`select 1 from ${users} where ${users.email} = lower(${requests.salespersonEmail}) and ${users.role} <> 'Customer' and ${users.disabledAt} is null and ${users.id} <> ${userId}`;
  return and(isHeldBack, sql`not exists (${colleague})`);
}

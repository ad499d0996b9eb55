import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { leads } from '../leads/leads.tables.ts';
import type { Looking } from './lead-filter.repository.ts';

const columns = {
  id: leads.id,
  suspicion: leads.heldBack,
  submissionType: leads.submissionType,
  name: leads.name,
  email: sql<string>`coalesce(${leads.emailTyped}, ${leads.email})`,
  phone: leads.phone,
  message: leads.message,
  houseTitle: leads.houseTitle,
  municipalityId: leads.municipalityId,
  sentAt: leads.sentAt,
};

/** Suspect requests that somebody may see, latest first. */
export function listSuspects(db: Database, looking: Looking, most: number) {
  return db.select(columns).from(leads).where(isSuspect(looking)).orderBy(desc(leads.sentAt), leads.id).limit(most);
}

/** How many suspect requests somebody may see; counts no further than `most`. */
export function countSuspects(db: Database, looking: Looking, most: number): Promise<number> {
  const some = db.select({ id: leads.id }).from(leads).where(isSuspect(looking)).limit(most).as('some');
  return db.$count(some);
}

/** Whether somebody may see this suspect request. */
export async function seesSuspect(db: Database, looking: Looking, id: string): Promise<boolean> {
  return (await db.$count(leads, and(isSuspect(looking), eq(leads.id, id)))) > 0;
}

/** False: there is no such suspect request. */
export async function deleteSuspect(tx: Database, looking: Looking, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(leads)
    .where(and(isSuspect(looking), eq(leads.id, id)))
    .returning({ id: leads.id });
  return deleted.length > 0;
}

/** Whoever does not see everybody's requests sees those that would be theirs, and those that would be nobody's. */
function isSuspect({ userId, seesAll }: Looking) {
  const isHeldBack = isNotNull(leads.heldBack);
  if (seesAll) return isHeldBack;
  const colleague = sql`select 1 from ${users} where ${users.email} = lower(${leads.salespersonEmail}) and ${users.role} <> 'Customer' and ${users.disabledAt} is null and ${users.id} <> ${userId}`;
  return and(isHeldBack, sql`not exists (${colleague})`);
}

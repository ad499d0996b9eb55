import type { AccountId } from '@gavel/core';
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { apiKeys } from '../../integrations/api-keys/api-keys.tables.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { leadHistory, leadWork } from '../leads/lead-work.tables.ts';
import { leads } from '../leads/leads.tables.ts';
import { tellLeads } from '../leads/tell-leads.repository.ts';

type Work = typeof leadWork.$inferSelect;
type Entry = typeof leadHistory.$inferSelect;

/** What is written of a request's work when it changes. */
export type WorkChange = Partial<Omit<Work, 'leadId' | 'version' | 'arrivedAt' | 'firstContactAt'>>;

/** A request's work, and nobody else changes it until the transaction ends. */
export async function lockWork(tx: Database, leadId: string): Promise<Work | null> {
  const [row] = await tx.select().from(leadWork).where(eq(leadWork.leadId, leadId)).for('update');
  return row ?? null;
}

/** Changes what is locked, writes its line of history, and tells open screens. */
export async function writeChange(
  tx: Database,
  { leadId, version, ownerId: before }: Work,
  change: WorkChange,
  entry: Omit<Entry, 'id' | 'leadId'>,
): Promise<void> {
  await tx
    .update(leadWork)
    .set({ ...change, ...(change.waitingSince && firstContact(change.waitingSince)), version: version + 1 })
    .where(eq(leadWork.leadId, leadId));
  await addEntry(tx, leadId, entry);
  const isGiven = change.ownerId !== undefined && change.ownerId !== before;
  await tellLeads(tx, [leadId], { ...entry, before: isGiven ? before : undefined });
}

/** A note changes nothing that could be written over. */
export async function writeNote(tx: Database, leadId: string, entry: Omit<Entry, 'id' | 'leadId'>): Promise<void> {
  await tx
    .update(leadWork)
    .set({ waitingSince: entry.at, ...firstContact(entry.at) })
    .where(eq(leadWork.leadId, leadId));
  await addEntry(tx, leadId, entry);
  await tellLeads(tx, [leadId], entry);
}

/** Whatever makes the customer wait anew is done for them; the first of it is remembered. */
function firstContact(at: Date) {
  return { firstContactAt: sql`coalesce(${leadWork.firstContactAt}, ${at.toISOString()}::timestamptz)` };
}

/** The customer is told this name from now on. */
export async function nameSalesperson(
  tx: Database,
  leadId: string,
  { name, email }: Pick<Staff, 'name' | 'email'>,
): Promise<void> {
  await tx.update(leads).set({ salespersonName: name, salespersonEmail: email }).where(eq(leads.id, leadId));
}

/** What was done with these requests, newest first, with who did it, a person or a program; null: they have no account any more. */
export async function listHistory(db: Database, leadIds: readonly string[]) {
  return db
    .select({
      leadId: leadHistory.leadId,
      at: leadHistory.at,
      action: leadHistory.action,
      words: leadHistory.words,
      details: leadHistory.details,
      by: sql<string | null>`coalesce(${users.name}, ${apiKeys.name})`,
    })
    .from(leadHistory)
    .leftJoin(users, eq(users.id, leadHistory.actorId))
    .leftJoin(apiKeys, sql`'key:' || ${apiKeys.id} = ${leadHistory.actorId}`)
    .where(inArray(leadHistory.leadId, leadIds))
    .orderBy(desc(leadHistory.id));
}

/** Somebody who works with requests. */
export interface Staff {
  readonly userId: string;
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
}

/** Those whose account is open. */
export async function listStaff(db: Database): Promise<readonly Staff[]> {
  return db
    .select({ userId: users.id, id: users.customerNumber, name: users.name, email: users.email })
    .from(users)
    .where(and(ne(users.role, 'Customer'), isNull(users.disabledAt)))
    .orderBy(asc(users.name), users.id);
}

async function addEntry(tx: Database, leadId: string, entry: Omit<Entry, 'id' | 'leadId'>): Promise<void> {
  await tx.insert(leadHistory).values({ ...entry, leadId });
}

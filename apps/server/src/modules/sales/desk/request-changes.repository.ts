import type { AccountId } from '@gavel/core';
import { and, asc, desc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { apiKeys } from '../../integrations/api-keys/api-keys.tables.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { requestHistory, requestWork } from '../requests/request-work.tables.ts';
import { requests } from '../requests/requests.tables.ts';
import { tellRequests } from '../requests/tell-requests.repository.ts';

type Work = typeof requestWork.$inferSelect;
type Entry = typeof requestHistory.$inferSelect;

/** The columns that a change to the work on a request may set. */
export type WorkChange = Partial<Omit<Work, 'leadId' | 'version' | 'arrivedAt' | 'firstContactAt'>>;

/** Returns the work on a request and locks it until the transaction ends; null: the request does not exist or is held back. */
export async function lockWork(tx: Database, requestId: string): Promise<Work | null> {
  const [row] = await tx.select().from(requestWork).where(eq(requestWork.leadId, requestId)).for('update');
  return row ?? null;
}

/** Stores a change to locked work, adds its history entry, and notifies open screens of the administration. */
export async function writeChange(
  tx: Database,
  { leadId: requestId, version, ownerId: before }: Work,
  change: WorkChange,
  entry: Omit<Entry, 'id' | 'leadId'>,
): Promise<void> {
  await tx
    .update(requestWork)
    .set({ ...change, ...(change.waitingSince && firstContact(change.waitingSince)), version: version + 1 })
    .where(eq(requestWork.leadId, requestId));
  await addEntry(tx, requestId, entry);
  const isGiven = change.ownerId !== undefined && change.ownerId !== before;
  await tellRequests(tx, [requestId], { ...entry, before: isGiven ? before : undefined });
}

/**
 * Adds a note to the history of a request. It needs no lock, because it overwrites nothing. If the customer's data is erased, stores
 * nothing and returns false, because nothing would erase the note later.
 */
export async function writeNote(tx: Database, requestId: string, entry: Omit<Entry, 'id' | 'leadId'>): Promise<boolean> {
  const noted = await tx
    .update(requestWork)
    .set({ waitingSince: entry.at, ...firstContact(entry.at) })
    .where(and(eq(requestWork.leadId, requestId), not(requestWork.isForgotten)))
    .returning({ id: requestWork.leadId });
  if (noted.length === 0) return false;
  await addEntry(tx, requestId, entry);
  await tellRequests(tx, [requestId], entry);
  return true;
}

/**
 * Returns the columns that store the time of the first contact, unless it is stored already. Every action that restarts the
 * customer's waiting time is a contact.
 */
function firstContact(at: Date) {
  return { firstContactAt: sql`coalesce(${requestWork.firstContactAt}, ${at.toISOString()}::timestamptz)` };
}

/** Stores the name of a request’s salesperson. From now on the customer sees this name. */
export async function nameSalesperson(
  tx: Database,
  requestId: string,
  { name, email }: Pick<Staff, 'name' | 'email'>,
): Promise<void> {
  await tx.update(requests).set({ salespersonName: name, salespersonEmail: email }).where(eq(requests.id, requestId));
}

/**
 * Returns the history of these requests, newest first, with the name of the person or program that made each change. The name is
 * null if the person's account was deleted.
 */
export async function listHistory(db: Database, requestIds: readonly string[]) {
  return db
    .select({
      leadId: requestHistory.leadId,
      at: requestHistory.at,
      action: requestHistory.action,
      words: requestHistory.words,
      details: requestHistory.details,
      by: sql<string | null>`coalesce(${users.name}, ${apiKeys.name})`,
    })
    .from(requestHistory)
    .leftJoin(users, eq(users.id, requestHistory.actorId))
    .leftJoin(apiKeys, sql`'key:' || ${apiKeys.id} = ${requestHistory.actorId}`)
    .where(inArray(requestHistory.leadId, requestIds))
    .orderBy(desc(requestHistory.id));
}

/** A salesperson or administrator. */
export interface Staff {
  readonly userId: string;
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
}

/** Returns the staff whose accounts are enabled. */
export async function listStaff(db: Database): Promise<readonly Staff[]> {
  return db
    .select({ userId: users.id, id: users.customerNumber, name: users.name, email: users.email })
    .from(users)
    .where(and(ne(users.role, 'Customer'), isNull(users.disabledAt)))
    .orderBy(asc(users.name), users.id);
}

async function addEntry(tx: Database, requestId: string, entry: Omit<Entry, 'id' | 'leadId'>): Promise<void> {
  await tx.insert(requestHistory).values({ ...entry, leadId: requestId });
}

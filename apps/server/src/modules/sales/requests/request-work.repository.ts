import { stockholmDay } from '@gavel/core';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { noteCustomer } from '../../people/customers/customers.repository.ts';
import { forgetQuotes } from '../quotes/forget-quotes.repository.ts';
import { orderTicks, requestHistory, requestWork } from './request-work.tables.ts';
import type { requests } from './requests.tables.ts';
import { tellRequests } from './tell-requests.repository.ts';

type Arrived = Pick<typeof requests.$inferSelect, 'id' | 'sentAt' | 'email' | 'salespersonEmail' | 'municipalityId' | 'priceOre'>;

/**
 * Adds a request to `requestWork`, the table of the requests on which staff work. The owner of the request is the salesperson who got the
 * e-mail about it, or nobody if this salesperson has no active account. The request is due on the day on which it arrived. Also stores the
 * sender as a customer.
 */
export async function beginWork(
  tx: Database,
  { id, sentAt, email, salespersonEmail, municipalityId, priceOre }: Arrived,
): Promise<void> {
  const owner = sql`(select ${users.id} from ${users} where ${users.email} = ${salespersonEmail.toLowerCase()} and ${users.role} <> 'Customer' and ${users.disabledAt} is null)`;
  await tx
    .insert(requestWork)
    .values({
      leadId: id,
      ownerId: owner,
      municipalityId,
      priceOre,
      dueOn: stockholmDay(sentAt.getTime()),
      arrivedAt: sentAt,
      waitingSince: sentAt,
    })
    .onConflictDoNothing({ target: requestWork.leadId });
  await noteCustomer(tx, email, sentAt);
  await tellRequests(tx, [id], { action: 'asked', actorId: null });
}

/** Records that a request was given to a substitute. */
export async function noteStandIn(tx: Database, { id, sentAt }: Pick<Arrived, 'id' | 'sentAt'>, awayId: string): Promise<void> {
  const entry = { leadId: id, at: sentAt, actorId: null, action: 'stand-in', details: { owner: awayId } } as const;
  await tx.insert(requestHistory).values(entry);
}

/** Returns the milestone, the rest and the version of the work on a request; null: the request does not exist or is held back. */
export async function findState(db: Database, requestId: string) {
  const { milestone, dormantUntil, lostReason, version } = requestWork;
  const [row] = await db
    .select({ milestone, dormantUntil, lostReason, version })
    .from(requestWork)
    .where(eq(requestWork.leadId, requestId));
  return row ?? null;
}

/** Records that the house of these requests was saved after they were sent. */
export async function noteHouseSaved(tx: Database, requestIds: readonly string[], at: Date): Promise<void> {
  await tx.update(requestWork).set({ houseSavedAt: at }).where(inArray(requestWork.leadId, requestIds));
  await tellRequests(tx, requestIds, { action: 'saved', actorId: null });
}

/** Locks the work on these requests until the transaction ends. */
export async function lockWorkOn(tx: Database, requestIds: readonly string[]): Promise<void> {
  const theirs = inArray(requestWork.leadId, [...requestIds]);
  await tx.select({ id: requestWork.leadId }).from(requestWork).where(theirs).orderBy(requestWork.leadId).for('update');
}

/**
 * Erases the texts in the history of these requests, the content of their quotes and the ticks of their checklists, because these may
 * identify the customer. Marks open requests as lost, with the reason “unreachable”.
 */
export async function forgetWords(tx: Database, requestIds: readonly string[], at: Date): Promise<void> {
  if (requestIds.length === 0) return;
  await forgetQuotes(tx, requestIds, at);
  const theirs = inArray(requestWork.leadId, requestIds);
  await tx
    .update(requestWork)
    .set({ isForgotten: true, nextStep: '', dueOn: null, offerUntil: null, version: sql`${requestWork.version} + 1` })
    .where(theirs);
  const isOpen = and(theirs, isNull(requestWork.lostReason), ne(requestWork.milestone, 'agreement'));
  await tx.update(requestWork).set({ lostReason: 'unreachable' }).where(isOpen);
  await tx.update(requestHistory).set({ words: '' }).where(inArray(requestHistory.leadId, requestIds));
  await tx.delete(orderTicks).where(inArray(orderTicks.leadId, requestIds));
  await tellRequests(tx, requestIds, { action: 'forgotten', actorId: null });
}

/** Returns the history of a request with its texts, such as notes and next steps, oldest first. */
export async function listWords(tx: Database, requestId: string) {
  const written = await tx
    .select({ at: requestHistory.at, action: requestHistory.action, words: requestHistory.words })
    .from(requestHistory)
    .where(eq(requestHistory.leadId, requestId))
    .orderBy(requestHistory.id);
  return written;
}

import { stockholmDay } from '@gavel/core';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { noteCustomer } from '../../people/customers/customers.repository.ts';
import { forgetOffers } from '../offers/forget-offers.repository.ts';
import { leadHistory, leadWork, orderTicks } from './lead-work.tables.ts';
import type { leads } from './leads.tables.ts';
import { tellLeads } from './tell-leads.repository.ts';

type Arrived = Pick<typeof leads.$inferSelect, 'id' | 'sentAt' | 'email' | 'salespersonEmail' | 'municipalityId' | 'priceOre'>;

/**
 * A request that is on nobody's list yet is put on that of the salesperson it was mailed to, where they have an account; else on nobody's. It is
 * due the day it came. Who asked is a customer from then on.
 */
export async function beginWork(
  tx: Database,
  { id, sentAt, email, salespersonEmail, municipalityId, priceOre }: Arrived,
): Promise<void> {
  const owner = sql`(select ${users.id} from ${users} where ${users.email} = ${salespersonEmail.toLowerCase()} and ${users.role} <> 'Customer' and ${users.disabledAt} is null)`;
  await tx
    .insert(leadWork)
    .values({
      leadId: id,
      ownerId: owner,
      municipalityId,
      priceOre,
      dueOn: stockholmDay(sentAt.getTime()),
      arrivedAt: sentAt,
      waitingSince: sentAt,
    })
    .onConflictDoNothing({ target: leadWork.leadId });
  await noteCustomer(tx, email, sentAt);
  await tellLeads(tx, [id], { action: 'asked', actorId: null });
}

/** A request has come to who stands in for somebody. */
export async function noteStandIn(tx: Database, { id, sentAt }: Pick<Arrived, 'id' | 'sentAt'>, awayId: string): Promise<void> {
  const entry = { leadId: id, at: sentAt, actorId: null, action: 'stand-in', details: { owner: awayId } } as const;
  await tx.insert(leadHistory).values(entry);
}

/** Where a request is now; null: there is none. */
export async function findState(db: Database, leadId: string) {
  const { milestone, dormantUntil, lostReason, version } = leadWork;
  const [row] = await db
    .select({ milestone, dormantUntil, lostReason, version })
    .from(leadWork)
    .where(eq(leadWork.leadId, leadId));
  return row ?? null;
}

/** The house of these requests has been saved anew. */
export async function noteHouseSaved(tx: Database, leadIds: readonly string[], at: Date): Promise<void> {
  await tx.update(leadWork).set({ houseSavedAt: at }).where(inArray(leadWork.leadId, leadIds));
  await tellLeads(tx, leadIds, { action: 'saved', actorId: null });
}

/** What was written about somebody's requests says who they are: it goes with them. They can be reached no more. */
export async function forgetWords(tx: Database, leadIds: readonly string[], at: Date): Promise<void> {
  if (leadIds.length === 0) return;
  await forgetOffers(tx, leadIds, at);
  const theirs = inArray(leadWork.leadId, leadIds);
  await tx
    .update(leadWork)
    .set({ isForgotten: true, nextStep: '', dueOn: null, offerUntil: null, version: sql`${leadWork.version} + 1` })
    .where(theirs);
  const isOpen = and(theirs, isNull(leadWork.lostReason), ne(leadWork.milestone, 'agreement'));
  await tx.update(leadWork).set({ lostReason: 'unreachable' }).where(isOpen);
  await tx.update(leadHistory).set({ words: '' }).where(inArray(leadHistory.leadId, leadIds));
  await tx.delete(orderTicks).where(inArray(orderTicks.leadId, leadIds));
  await tellLeads(tx, leadIds, { action: 'forgotten', actorId: null });
}

/** What was written about a request, oldest first: the next step, and each note. */
export async function listWords(tx: Database, leadId: string) {
  const written = await tx
    .select({ at: leadHistory.at, action: leadHistory.action, words: leadHistory.words })
    .from(leadHistory)
    .where(eq(leadHistory.leadId, leadId))
    .orderBy(leadHistory.id);
  return written;
}

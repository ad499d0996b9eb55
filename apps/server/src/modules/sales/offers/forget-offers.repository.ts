import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { finalOrders } from '../orders/orders.tables.ts';
import { offers } from './offers.tables.ts';

/** The ids of the offers and the tokens of the orders that came of requests, by the request: events are about them, too. */
export async function listMadeOf(db: Database, leadIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (leadIds.length === 0) return new Map();
  const sent = db
    .select({ lead: offers.leadId, made: sql<string>`${offers.id}::text` })
    .from(offers)
    .where(inArray(offers.leadId, leadIds));
  const ordered = db
    .select({ lead: finalOrders.leadId, made: sql<string>`${finalOrders.token}::text` })
    .from(finalOrders)
    .where(inArray(finalOrders.leadId, leadIds));
  const rows = [...(await sent), ...(await ordered)];
  const byLead = Map.groupBy(rows, ({ lead }) => lead ?? '');
  return new Map([...byLead].map(([lead, theirs]) => [lead, theirs.map(({ made }) => made)]));
}

/** What was offered says who they are: of these requests its numbers, days and sums stay, and nothing else. Drafts go. */
export async function forgetOffers(tx: Database, leadIds: readonly string[], erasedAt: Date): Promise<void> {
  const theirs = inArray(offers.leadId, leadIds);
  await tx.delete(offers).where(and(theirs, isNull(offers.sentAt)));
  await tx
    .update(offers)
    .set({
      words: '',
      lines: [],
      token: null,
      customerName: null,
      customerEmail: null,
      configurationId: null,
      chosen: null,
      house: null,
      acceptedName: null,
      erasedAt,
    })
    .where(and(theirs, isNotNull(offers.sentAt), isNull(offers.erasedAt)));
}

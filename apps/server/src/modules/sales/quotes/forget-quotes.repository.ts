import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { finalOrders } from '../orders/orders.tables.ts';
import { quotes } from './quotes.tables.ts';

/** Returns for each request the ids of its quotes and the tokens of its orders. Webhook events can be about these too. */
export async function listMadeOf(db: Database, requestIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (requestIds.length === 0) return new Map();
  const sent = db
    .select({ lead: quotes.leadId, made: sql<string>`${quotes.id}::text` })
    .from(quotes)
    .where(inArray(quotes.leadId, requestIds));
  const ordered = db
    .select({ lead: finalOrders.leadId, made: sql<string>`${finalOrders.token}::text` })
    .from(finalOrders)
    .where(inArray(finalOrders.leadId, requestIds));
  const rows = [...(await sent), ...(await ordered)];
  const byRequest = Map.groupBy(rows, ({ lead: request }) => request ?? '');
  return new Map([...byRequest].map(([request, theirs]) => [request, theirs.map(({ made }) => made)]));
}

/**
 * Erases the content and the customer's data from the sent quotes of these requests. Numbers, dates, totals and the salespersons'
 * names remain. Deletes the drafts of quotes.
 */
export async function forgetQuotes(tx: Database, requestIds: readonly string[], erasedAt: Date): Promise<void> {
  const theirs = inArray(quotes.leadId, requestIds);
  await tx.delete(quotes).where(and(theirs, isNull(quotes.sentAt)));
  await tx
    .update(quotes)
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
    .where(and(theirs, isNotNull(quotes.sentAt), isNull(quotes.erasedAt)));
}

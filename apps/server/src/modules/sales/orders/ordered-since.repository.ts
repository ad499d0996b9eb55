import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { finalOrders } from './orders.tables.ts';

/** Returns whether a request has a frozen order that was made at or after this time. A cancelled order does not count. */
export async function isOrderedSince(db: Database, requestId: string, time: Date): Promise<boolean> {
  const { leadId, madeAt, frozenAt, cancelledAt } = finalOrders;
  const holds = and(isNotNull(frozenAt), isNull(cancelledAt));
  return (await db.$count(finalOrders, and(eq(leadId, requestId), gte(madeAt, time), holds))) > 0;
}

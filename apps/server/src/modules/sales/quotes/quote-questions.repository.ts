import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { requestHistory } from '../requests/request-work.tables.ts';
import { quotes } from './quotes.tables.ts';

/** Returns the question that a customer asked about a quote at exactly this time; null: there is none. */
export async function findQuoteQuestion(db: Database, id: string, at: Date): Promise<string | null> {
  const isAbout = sql`${requestHistory.details}->>'offer' = ${id}`;
  const [row] = await db
    .select({ words: requestHistory.words })
    .from(requestHistory)
    .innerJoin(quotes, eq(quotes.leadId, requestHistory.leadId))
    .where(and(eq(sql`${quotes.id}::text`, id), eq(requestHistory.action, 'offer-asked'), eq(requestHistory.at, at), isAbout));
  return row?.words ?? null;
}

/** Returns whether the customer has asked exactly this question about a quote after this time. */
export async function hasAsked(
  tx: Database,
  { id, leadId: requestId }: Pick<typeof quotes.$inferSelect, 'id' | 'leadId'>,
  words: string,
  after: Date,
): Promise<boolean> {
  const { leadId, action, at, details } = requestHistory;
  const isSame = and(eq(action, 'offer-asked'), eq(requestHistory.words, words), sql`${details}->>'offer' = ${id}`);
  return (await tx.$count(requestHistory, and(eq(leadId, requestId), gt(at, after), isSame))) > 0;
}

import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { offers } from './offers.tables.ts';

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

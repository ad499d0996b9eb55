import type { Ore } from '@gavel/core';
import { type QuoteHouse, type QuoteState, quoteNumber, quoteStateOn } from '@gavel/core/quotes';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { type AskedHouse, storedHouse } from '../requests/request-rows.repository.ts';
import { tellRequests } from '../requests/tell-requests.repository.ts';
import { quoteNumbers, quotes } from './quotes.tables.ts';

type Row = typeof quotes.$inferSelect;

/** The draft of a quote, which is not sent yet. */
export type QuoteDraft = Pick<Row, 'id' | 'leadId' | 'version' | 'savedAt' | 'validUntil' | 'words' | 'lines'>;

/** A quote that was sent, and whether it was accepted, withdrawn or replaced. It stays the same when the range changes. */
export interface SentQuote extends Pick<Row, Kept | Fate> {
  /** The number, such as `2026-0007`. */
  readonly number: string;
  readonly sentAt: Date;
  readonly sentBy: string;
  readonly token: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly seller: { readonly name: string; readonly email: string; readonly phone: string };
  readonly configurationId: string;
  readonly chosen: AskedHouse;
  readonly house: QuoteHouse;
  readonly total: Ore;
}
type Kept = 'id' | 'leadId' | 'version' | 'validUntil' | 'words' | 'lines' | 'revision' | 'replaces';
type Fate = 'acceptedAt' | 'acceptedName' | 'withdrawnAt' | 'replacedAt';

/** The columns that are stored when a quote is sent. */
export type NewQuote = Pick<SentQuote, Exclude<keyof SentQuote, 'number' | 'version' | Fate>>;

/** Returns the state of a quote on this day (yyyy-MM-dd in Stockholm). */
export function stateOf(quote: SentQuote, today: string): QuoteState {
  return quoteStateOn(quote, today);
}

/** Returns the sent quotes of a request, latest first, except erased ones. */
export async function listQuotes(db: Database, requestId: string): Promise<readonly SentQuote[]> {
  const rows = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.leadId, requestId), isKept))
    .orderBy(desc(quotes.sentAt), desc(quotes.number));
  return rows.flatMap((row) => sentOf(row) ?? []);
}

export async function findQuote(db: Database, id: string): Promise<SentQuote | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), isKept));
  return row ? sentOf(row) : null;
}

/** Returns the sent quotes of these requests, in the order in which they were sent. */
export async function listQuotesOfRequests(db: Database, requestIds: readonly string[]): Promise<readonly SentQuote[]> {
  if (requestIds.length === 0) return [];
  const rows = await db
    .select()
    .from(quotes)
    .where(and(inArray(quotes.leadId, [...requestIds]), isKept))
    .orderBy(quotes.sentAt, quotes.number);
  return rows.flatMap((row) => sentOf(row) ?? []);
}

/** Returns the sent quotes with these ids, in no particular order. */
export async function listQuotesWith(db: Database, ids: readonly string[]): Promise<readonly SentQuote[]> {
  const asked = ids.filter((id) => z.uuid().safeParse(id).success);
  if (asked.length === 0) return [];
  const rows = await db
    .select()
    .from(quotes)
    .where(and(inArray(quotes.id, asked), isKept));
  return rows.flatMap((row) => sentOf(row) ?? []);
}

/** Returns the sent quote whose link contains this token; null: there is none. */
export async function findQuoteOfToken(db: Database, token: string): Promise<SentQuote | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.token, token), isKept));
  return row ? sentOf(row) : null;
}

/** Returns the quote of a request that the customer has accepted; null: there is none, or it was withdrawn or replaced by a later quote. */
export async function findAcceptedQuote(db: Database, requestId: string): Promise<SentQuote | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(
      and(
        eq(quotes.leadId, requestId),
        isKept,
        isNotNull(quotes.acceptedAt),
        isNull(quotes.withdrawnAt),
        isNull(quotes.replacedAt),
      ),
    )
    .orderBy(desc(quotes.sentAt))
    .limit(1);
  return row ? sentOf(row) : null;
}

/** Returns a sent quote and locks its row until the transaction ends. */
export async function lockQuote(tx: Database, id: string): Promise<SentQuote | null> {
  const [row] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), isKept))
    .for('update');
  return row ? sentOf(row) : null;
}

export async function findDraft(db: Database, requestId: string): Promise<QuoteDraft | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.leadId, requestId), isNull(quotes.sentAt)));
  return row ?? null;
}

/** Returns the version of the draft of a request, and locks the draft until the transaction ends; null: there is no draft. */
export async function lockDraft(tx: Database, requestId: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: quotes.version })
    .from(quotes)
    .where(and(eq(quotes.leadId, requestId), isNull(quotes.sentAt)))
    .for('update');
  return row?.version ?? null;
}

/**
 * Saves the draft of a quote. Returns false if somebody else has saved or begun a draft since the user read it.
 * @param version the version of the draft that the user read; 0: there was no draft
 */
export async function saveDraft(
  tx: Database,
  draft: Omit<QuoteDraft, 'version'> & Pick<Row, 'savedBy'>,
  version: number,
): Promise<boolean> {
  const { leadId: requestId, savedAt, savedBy, validUntil, words, lines } = draft;
  const next = sql<number>`(select coalesce(max(${quotes.version}), 0) + 1 from ${quotes} where ${quotes.leadId} = ${requestId})`;
  const added = { ...draft, version: next };
  const saved =
    version === 0
      ? await tx.insert(quotes).values(added).onConflictDoNothing().returning({ id: quotes.id })
      : await tx
          .update(quotes)
          .set({ savedAt, savedBy, validUntil, words, lines, version: version + 1 })
          .where(and(eq(quotes.leadId, requestId), isNull(quotes.sentAt), eq(quotes.version, version)))
          .returning({ id: quotes.id });
  if (saved.length > 0) await tellRequests(tx, [requestId], { action: 'offer-draft', actorId: savedBy });
  return saved.length > 0;
}

/** Turns a draft into a sent quote with the next number of its year, and replaces all earlier quotes that were not withdrawn. */
export async function storeSent(tx: Database, quote: NewQuote, year: number): Promise<string> {
  const { id, leadId: requestId, seller, chosen, total, ...kept } = quote;
  await tx
    .update(quotes)
    .set({ replacedAt: quote.sentAt })
    .where(and(eq(quotes.leadId, requestId), isKept, isNull(quotes.withdrawnAt), isNull(quotes.replacedAt)));
  const number = await nextNumber(tx, year);
  await tx
    .update(quotes)
    .set({
      ...kept,
      year,
      number,
      sellerName: seller.name,
      sellerEmail: seller.email,
      sellerPhone: seller.phone,
      chosen: z.encode(storedHouse, chosen),
      totalOre: total,
    })
    .where(eq(quotes.id, id));
  return quoteNumber(year, number);
}

/** Stores that the customer has accepted the quote. */
export async function noteAccepted(tx: Database, id: string, acceptedAt: Date, acceptedName: string): Promise<void> {
  await tx.update(quotes).set({ acceptedAt, acceptedName }).where(eq(quotes.id, id));
}

export async function noteWithdrawn(tx: Database, id: string, withdrawnAt: Date): Promise<void> {
  await tx.update(quotes).set({ withdrawnAt }).where(eq(quotes.id, id));
}

/** SQL that is true for a quote that was sent and is not erased. */
const isKept = and(isNotNull(quotes.sentAt), isNull(quotes.erasedAt));

async function nextNumber(tx: Database, year: number): Promise<number> {
  const [row] = await tx
    .insert(quoteNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: quoteNumbers.year, set: { last: sql`${quoteNumbers.last} + 1` } })
    .returning({ last: quoteNumbers.last });
  if (!row) throw new Error('no number was given');
  return row.last;
}

/** Returns a row as a sent quote; null: the row is a draft, or erased. */
function sentOf(row: Row): SentQuote | null {
  const { year, number, sentAt, sentBy, token, customerName, customerEmail, configurationId, house, totalOre } = row;
  const isSent = year !== null && number !== null && sentAt && sentBy !== null && token !== null && configurationId !== null;
  if (!isSent || customerName === null || customerEmail === null || !house || totalOre === null) return null;
  const { id, version, validUntil, words, lines, revision, replaces, acceptedAt, acceptedName, withdrawnAt, replacedAt } = row;
  return {
    id,
    leadId: row.leadId,
    version,
    validUntil,
    words,
    lines,
    revision,
    replaces,
    acceptedAt,
    acceptedName,
    withdrawnAt,
    replacedAt,
    number: quoteNumber(year, number),
    sentAt,
    sentBy,
    token,
    customerName,
    customerEmail,
    seller: { name: row.sellerName ?? '', email: row.sellerEmail ?? '', phone: row.sellerPhone ?? '' },
    configurationId,
    chosen: z.parse(storedHouse, row.chosen),
    house,
    total: totalOre,
  };
}

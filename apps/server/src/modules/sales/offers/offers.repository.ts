import type { Ore } from '@gavel/core';
import { type OfferHouse, type OfferState, offerNumber, offerStateOn } from '@gavel/core/offers';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { type AskedHouse, storedHouse } from '../leads/lead-rows.repository.ts';
import { leadHistory } from '../leads/lead-work.tables.ts';
import { tellLeads } from '../leads/tell-leads.repository.ts';
import { offerNumbers, offers } from './offers.tables.ts';

type Row = typeof offers.$inferSelect;

/** What is being written, and nobody has got. */
export type OfferDraft = Pick<Row, 'id' | 'leadId' | 'version' | 'savedAt' | 'validUntil' | 'words' | 'lines'>;

/** An offer as it was sent, and what has become of it. Nothing of it changes when the range does. */
export interface SentOffer extends Pick<Row, Kept | Fate> {
  /** `2026-0007`. */
  readonly number: string;
  readonly sentAt: Date;
  readonly sentBy: string;
  readonly token: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly seller: { readonly name: string; readonly email: string; readonly phone: string };
  readonly configurationId: string;
  readonly chosen: AskedHouse;
  readonly house: OfferHouse;
  readonly total: Ore;
}
type Kept = 'id' | 'leadId' | 'validUntil' | 'words' | 'lines' | 'revision' | 'replaces';
type Fate = 'acceptedAt' | 'acceptedName' | 'withdrawnAt' | 'replacedAt';

/** What is stored of an offer when it is sent. */
export type NewOffer = Pick<SentOffer, Exclude<keyof SentOffer, 'number' | Fate>>;

/** Where an offer is. @param today yyyy-MM-dd in Stockholm */
export function stateOf(offer: SentOffer, today: string): OfferState {
  return offerStateOn(offer, today);
}

/** Those of a request that were sent, latest first; none whose customer is forgotten. */
export async function listOffers(db: Database, leadId: string): Promise<readonly SentOffer[]> {
  const rows = await db
    .select()
    .from(offers)
    .where(and(eq(offers.leadId, leadId), isKept))
    .orderBy(desc(offers.sentAt), desc(offers.number));
  return rows.flatMap((row) => sentOf(row) ?? []);
}

export async function findOffer(db: Database, id: string): Promise<SentOffer | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), isKept));
  return row ? sentOf(row) : null;
}

/** Those of these requests that were sent, in the order in which they were. */
export async function listOffersOfLeads(db: Database, leadIds: readonly string[]): Promise<readonly SentOffer[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .select()
    .from(offers)
    .where(and(inArray(offers.leadId, [...leadIds]), isKept))
    .orderBy(offers.sentAt, offers.number);
  return rows.flatMap((row) => sentOf(row) ?? []);
}

/** Those with these ids, in no order. */
export async function listOffersWith(db: Database, ids: readonly string[]): Promise<readonly SentOffer[]> {
  const asked = ids.filter((id) => z.uuid().safeParse(id).success);
  if (asked.length === 0) return [];
  const rows = await db
    .select()
    .from(offers)
    .where(and(inArray(offers.id, asked), isKept));
  return rows.flatMap((row) => sentOf(row) ?? []);
}

/** What was asked about an offer at a time; null: nothing. */
export async function findOfferQuestion(db: Database, id: string, at: Date): Promise<string | null> {
  const isAbout = sql`${leadHistory.details}->>'offer' = ${id}`;
  const [row] = await db
    .select({ words: leadHistory.words })
    .from(leadHistory)
    .innerJoin(offers, eq(offers.leadId, leadHistory.leadId))
    .where(and(eq(sql`${offers.id}::text`, id), eq(leadHistory.action, 'offer-asked'), eq(leadHistory.at, at), isAbout));
  return row?.words ?? null;
}

/** The one that a customer opens by its address. */
export async function findOfferOfToken(db: Database, token: string): Promise<SentOffer | null> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.token, token), isKept));
  return row ? sentOf(row) : null;
}

/** The offer of a request that its customer wants to go on with; null: there is none, or another one has taken its place since. */
export async function findAcceptedOffer(db: Database, leadId: string): Promise<SentOffer | null> {
  const [row] = await db
    .select()
    .from(offers)
    .where(
      and(eq(offers.leadId, leadId), isKept, isNotNull(offers.acceptedAt), isNull(offers.withdrawnAt), isNull(offers.replacedAt)),
    )
    .orderBy(desc(offers.sentAt))
    .limit(1);
  return row ? sentOf(row) : null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOffer(tx: Database, id: string): Promise<SentOffer | null> {
  const [row] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), isKept))
    .for('update');
  return row ? sentOf(row) : null;
}

export async function findDraft(db: Database, leadId: string): Promise<OfferDraft | null> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.leadId, leadId), isNull(offers.sentAt)));
  return row ?? null;
}

/** The version of a draft, and nobody else saves it until the transaction ends. Null: there is none. */
export async function lockDraft(tx: Database, leadId: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: offers.version })
    .from(offers)
    .where(and(eq(offers.leadId, leadId), isNull(offers.sentAt)))
    .for('update');
  return row?.version ?? null;
}

/** False: somebody else has saved the draft since, or has begun one. @param version the one that was read; 0: there was none */
export async function saveDraft(
  tx: Database,
  draft: Omit<OfferDraft, 'version'> & Pick<Row, 'savedBy'>,
  version: number,
): Promise<boolean> {
  const { leadId, savedAt, savedBy, validUntil, words, lines } = draft;
  const saved =
    version === 0
      ? await tx.insert(offers).values(draft).onConflictDoNothing().returning({ id: offers.id })
      : await tx
          .update(offers)
          .set({ savedAt, savedBy, validUntil, words, lines, version: version + 1 })
          .where(and(eq(offers.leadId, leadId), isNull(offers.sentAt), eq(offers.version, version)))
          .returning({ id: offers.id });
  if (saved.length > 0) await tellLeads(tx, [leadId], { action: 'offer-draft', actorId: savedBy });
  return saved.length > 0;
}

/** Makes a draft the offer that is sent, with the next number of its year; the ones before that are still open or accepted are replaced. */
export async function storeSent(tx: Database, offer: NewOffer, year: number): Promise<string> {
  const { id, leadId, seller, chosen, total, ...kept } = offer;
  const replacedAt = offer.sentAt;
  await tx
    .update(offers)
    .set({ replacedAt })
    .where(and(eq(offers.leadId, leadId), isKept, isNull(offers.withdrawnAt), isNull(offers.replacedAt)));
  const number = await nextNumber(tx, year);
  await tx
    .update(offers)
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
    .where(eq(offers.id, id));
  return offerNumber(year, number);
}

/** The customer wants to go on with it. */
export async function noteAccepted(tx: Database, id: string, acceptedAt: Date, acceptedName: string): Promise<void> {
  await tx.update(offers).set({ acceptedAt, acceptedName }).where(eq(offers.id, id));
}

export async function noteWithdrawn(tx: Database, id: string, withdrawnAt: Date): Promise<void> {
  await tx.update(offers).set({ withdrawnAt }).where(eq(offers.id, id));
}

/** Sent, and its customer is not forgotten. */
const isKept = and(isNotNull(offers.sentAt), isNull(offers.erasedAt));

async function nextNumber(tx: Database, year: number): Promise<number> {
  const [row] = await tx
    .insert(offerNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: offerNumbers.year, set: { last: sql`${offerNumbers.last} + 1` } })
    .returning({ last: offerNumbers.last });
  if (!row) throw new Error('no number was given');
  return row.last;
}

/** Null: it was not sent. */
function sentOf(row: Row): SentOffer | null {
  const { year, number, sentAt, sentBy, token, customerName, customerEmail, configurationId, house, totalOre } = row;
  const isSent = year !== null && number !== null && sentAt && sentBy !== null && token !== null && configurationId !== null;
  if (!isSent || customerName === null || customerEmail === null || !house || totalOre === null) return null;
  const { id, leadId, validUntil, words, lines, revision, replaces, acceptedAt, acceptedName, withdrawnAt, replacedAt } = row;
  return {
    id,
    leadId,
    validUntil,
    words,
    lines,
    revision,
    replaces,
    acceptedAt,
    acceptedName,
    withdrawnAt,
    replacedAt,
    number: offerNumber(year, number),
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

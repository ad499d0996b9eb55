import { houseId, type Marketing, selections, webConfigurationId } from '@gavel/contract';
import { and, asc, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { HouseContent } from '../saved-houses/saved-houses.repository.ts';
import { leads } from './leads.tables.ts';

/** A house as it was asked about: its version, its place, what was chosen. */
export type AskedHouse = Omit<HouseContent, 'plotIds' | 'priceOre'>;

/** More than anybody asks about one house and reads. */
const MOST_LISTED = 50;

type Row = typeof leads.$inferSelect;

export interface Lead extends Omit<Row, 'house' | 'plotIds' | 'marketing'> {
  readonly house: AskedHouse | null;
  readonly marketing: Marketing;
  readonly plotIds: readonly Row['plotIds'][number][];
}

const storedHouse: z.ZodType<AskedHouse> = z.object({
  name: z.string(),
  houseId,
  webConfigurationId,
  webConfigurationVersion: z.int(),
  municipalityId: z.string(),
  areaCode: z.string(),
  answers: selections,
});

/** Empty where a field is not told, as in a request whose asker is forgotten. */
const told = z.string().default('');
const storedMarketing: z.ZodType<Marketing> = z.object({
  utmSource: told,
  utmMedium: told,
  utmCampaign: told,
  utmTerm: told,
  utmContent: told,
  gclid: told,
  referrer: told,
});

/** False: the form with this key has been stored already, and nothing is. */
export async function insertLead(tx: Database, lead: Lead): Promise<boolean> {
  const house = lead.house && z.encode(storedHouse, lead.house);
  const stored = await tx
    .insert(leads)
    .values({ ...lead, house, plotIds: [...lead.plotIds] })
    .onConflictDoNothing({ target: leads.keyHash })
    .returning({ id: leads.id });
  return stored.length > 0;
}

export async function hasLead(db: Database, keyHash: string): Promise<boolean> {
  return (await db.$count(leads, eq(leads.keyHash, keyHash))) > 0;
}

export async function findLead(db: Database, id: string): Promise<Lead | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(leads).where(eq(leads.id, id));
  return row ? leadOf(row) : null;
}

/** What somebody has asked, latest first. */
export async function listLeads(db: Database, userId: string): Promise<readonly Lead[]> {
  const rows = await db.select().from(leads).where(eq(leads.userId, userId)).orderBy(desc(leads.sentAt), leads.id);
  return rows.map(leadOf);
}

/** What was taken for a robot's, latest first. */
export async function listHeldBack(db: Database): Promise<readonly Lead[]> {
  const rows = await db.select().from(leads).where(isNotNull(leads.heldBack)).orderBy(desc(leads.sentAt), leads.id);
  return rows.map(leadOf);
}

/** Null: it is held back no more. */
export async function takeFromHeldBack(tx: Database, id: string): Promise<Lead | null> {
  const [row] = await tx
    .update(leads)
    .set({ heldBack: null })
    .where(and(eq(leads.id, id), isNotNull(leads.heldBack)))
    .returning();
  return row ? leadOf(row) : null;
}

/** What was asked about a saved house and somebody may see: every offer, and questions of their own. What was held back is none of it. */
export async function listLeadsOfHouse(db: Database, token: string, userId: string): Promise<readonly Lead[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(isSeen(token, userId))
    .orderBy(desc(leads.sentAt), leads.id)
    .limit(MOST_LISTED);
  return rows.map(leadOf);
}

/** One of these; null: there is none. */
export async function findLeadOfHouse(db: Database, token: string, id: string, userId: string): Promise<Lead | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(leads)
    .where(and(isSeen(token, userId), eq(leads.id, id)));
  return row ? leadOf(row) : null;
}

/** The latest request for an offer on a saved house. */
export async function findLatestQuote(db: Database, token: string): Promise<Lead | null> {
  const isQuote = and(eq(leads.configurationId, token), eq(leads.submissionType, 'Quote'));
  const [row] = await db.select().from(leads).where(isQuote).orderBy(desc(leads.sentAt), leads.id).limit(1);
  return row ? leadOf(row) : null;
}

/** When somebody last asked a question about each house, by its token. */
export async function latestQuestions(db: Database, userId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ token: leads.configurationId, sentAt: leads.sentAt })
    .from(leads)
    .where(and(eq(leads.userId, userId), eq(leads.submissionType, 'Sales')))
    .orderBy(asc(leads.sentAt));
  return new Map(rows.flatMap(({ token, sentAt }) => (token === null ? [] : [[token, sentAt] as const])));
}

/** What is left says that a house was asked about, and not by whom. */
export async function forgetAsker(tx: Database, userId: string): Promise<void> {
  const nobody = { userId: null, name: '', email: '', phone: '', message: '', marketing: {}, keyHash: null };
  await tx.update(leads).set(nobody).where(eq(leads.userId, userId));
}

/** What was taken for a robot's. */
export async function deleteHeldBackBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(leads).where(and(isNotNull(leads.heldBack), lt(leads.sentAt, moment)));
}

function isSeen(token: string, userId: string) {
  return and(
    eq(leads.configurationId, token),
    isNull(leads.heldBack),
    or(eq(leads.submissionType, 'Quote'), eq(leads.userId, userId)),
  );
}

/** What cannot be an id is not asked for: PostgreSQL fails on it. */
function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}

function leadOf(row: Row): Lead {
  const house = row.house === null ? null : storedHouse.parse(row.house);
  return { ...row, house, marketing: storedMarketing.parse(row.marketing) };
}

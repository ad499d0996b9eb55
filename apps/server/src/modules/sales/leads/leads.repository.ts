import { houseId, type Marketing, selections, webConfigurationId } from '@gavel/contract';
import type { AccountId } from '@gavel/core';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import type { HouseContent } from '../../visit/saved-houses/saved-houses.repository.ts';
import { householdMembers, savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { beginWork } from './lead-work.repository.ts';
import { leads, nextPosition } from './leads.tables.ts';

/** A house as it was asked about: its version, its place, what was chosen. */
export type AskedHouse = Omit<HouseContent, 'plotIds' | 'priceOre'>;

/** More than anybody asks about one house and reads. */
const MOST_LISTED = 50;

const { words: _, ...columns } = getTableColumns(leads);
type Row = Omit<typeof leads.$inferSelect, 'words'>;

export interface Lead extends Omit<Row, 'house' | 'plotIds' | 'marketing'> {
  readonly house: AskedHouse | null;
  readonly marketing: Marketing;
  readonly plotIds: readonly Row['plotIds'][number][];
}

/** What is stored of a request when it comes. */
export type NewLead = Omit<Lead, 'position' | 'erasedAt' | 'heldBackToldAt'>;

/** A house as it lies in the database with a request, and with an offer. */
export const storedHouse: z.ZodType<AskedHouse> = z.object({
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
export async function insertLead(tx: Database, lead: NewLead): Promise<boolean> {
  const house = lead.house && z.encode(storedHouse, lead.house);
  if (lead.heldBack === null) await lockPositions(tx);
  const stored = await tx
    .insert(leads)
    .values({ ...lead, house, plotIds: [...lead.plotIds] })
    .onConflictDoNothing({ target: leads.keyHash })
    .returning({ id: leads.id });
  if (stored.length === 0) return false;
  if (lead.heldBack === null) await beginWork(tx, lead);
  return true;
}

export async function hasLead(db: Database, keyHash: string): Promise<boolean> {
  return (await db.$count(leads, eq(leads.keyHash, keyHash))) > 0;
}

export async function findLead(db: Database, id: string): Promise<Lead | null> {
  if (!isId(id)) return null;
  const [row] = await db.select(columns).from(leads).where(eq(leads.id, id));
  return row ? leadOf(row) : null;
}

/** A request with its customer's number. */
export interface NumberedLead extends Lead {
  /** Null: they have no account. */
  readonly customerNumber: AccountId | null;
}

export async function findNumberedLead(db: Database, id: string): Promise<NumberedLead | null> {
  if (!isId(id)) return null;
  const [row] = await selectNumbered(db).where(eq(leads.id, id));
  return row ? numbered(row) : null;
}

/** Those among these ids that are not held back, in no order. */
export async function listNumberedLeads(db: Database, ids: readonly string[]): Promise<readonly NumberedLead[]> {
  if (ids.length === 0) return [];
  const rows = await selectNumbered(db).where(and(inArray(leads.id, [...ids]), isNull(leads.heldBack)));
  return rows.map(numbered);
}

/** Those that come after a position, in their order; none that is held back. */
export async function listLeadsAfter(db: Database, position: number, most: number): Promise<readonly NumberedLead[]> {
  const isAfter = and(gt(leads.position, position), isNull(leads.heldBack));
  const rows = await selectNumbered(db).where(isAfter).orderBy(leads.position).limit(most);
  return rows.map(numbered);
}

/** The ids of what was asked about a saved house by those who have a part in it, latest first. */
export async function listLeadsAbout(db: Database, token: string): Promise<readonly string[]> {
  const owner = db
    .select({ id: savedConfigurations.ownerId })
    .from(savedConfigurations)
    .where(eq(savedConfigurations.token, token));
  const sharers = db.select({ id: householdMembers.userId }).from(householdMembers).where(eq(householdMembers.token, token));
  const isTheirs = or(inArray(leads.userId, owner), inArray(leads.userId, sharers));
  const isAbout = and(eq(leads.configurationId, token), isNull(leads.heldBack), isTheirs);
  const rows = await db.select({ id: leads.id }).from(leads).where(isAbout).orderBy(desc(leads.sentAt), leads.id);
  return rows.map(({ id }) => id);
}

/** What somebody has asked, latest first. */
export async function listLeads(db: Database, userId: string): Promise<readonly Lead[]> {
  const rows = await db.select(columns).from(leads).where(eq(leads.userId, userId)).orderBy(desc(leads.sentAt), leads.id);
  return rows.map(leadOf);
}

/** What was taken for a robot's, latest first. */
export async function listHeldBack(db: Database): Promise<readonly Lead[]> {
  const rows = await db.select(columns).from(leads).where(isNotNull(leads.heldBack)).orderBy(desc(leads.sentAt), leads.id);
  return rows.map(leadOf);
}

/** What was taken for a robot's and the builder has not been told of, oldest first. */
export async function listUntold(db: Database): Promise<readonly Lead[]> {
  const isUntold = and(isNotNull(leads.heldBack), isNull(leads.heldBackToldAt));
  const rows = await db.select(columns).from(leads).where(isUntold).orderBy(leads.sentAt, leads.id);
  return rows.map(leadOf);
}

/** Whether the builder was told of any after a moment. */
export async function wasToldSince(db: Database, moment: Date): Promise<boolean> {
  return (await db.$count(leads, gt(leads.heldBackToldAt, moment))) > 0;
}

/** False: somebody else has told of them all meanwhile, or they are held back no more. */
export async function noteTold(tx: Database, ids: readonly string[], at: Date): Promise<boolean> {
  const noted = await tx
    .update(leads)
    .set({ heldBackToldAt: at })
    .where(and(inArray(leads.id, [...ids]), isNotNull(leads.heldBack), isNull(leads.heldBackToldAt)))
    .returning({ id: leads.id });
  return noted.length > 0;
}

/** Null: it is held back no more. */
export async function takeFromHeldBack(tx: Database, id: string): Promise<Lead | null> {
  await lockPositions(tx);
  const [row] = await tx
    .update(leads)
    .set({ heldBack: null, position: nextPosition })
    .where(and(eq(leads.id, id), isNotNull(leads.heldBack)))
    .returning(columns);
  if (!row) return null;
  await beginWork(tx, row);
  return leadOf(row);
}

/** What was asked about a saved house and somebody may see: every offer, and questions of their own. What was held back is none of it. */
export async function listLeadsOfHouse(db: Database, token: string, userId: string): Promise<readonly Lead[]> {
  const rows = await db
    .select(columns)
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
    .select(columns)
    .from(leads)
    .where(and(isSeen(token, userId), eq(leads.id, id)));
  return row ? leadOf(row) : null;
}

/** The latest request for an offer on a saved house. */
export async function findLatestQuote(db: Database, token: string): Promise<Lead | null> {
  const isQuote = and(eq(leads.configurationId, token), eq(leads.submissionType, 'Quote'));
  const [row] = await db.select(columns).from(leads).where(isQuote).orderBy(desc(leads.sentAt), leads.id).limit(1);
  return row ? leadOf(row) : null;
}

/** The address of who takes care of the latest request for an offer on a house; null: none was asked for. */
export async function quotedBy(db: Database, token: string): Promise<string | null> {
  return (await findLatestQuote(db, token))?.salespersonEmail ?? null;
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

/** What is left says that a house was asked about, and not by whom: what it was called may say that too. */
export async function forgetAskers(tx: Database, ids: readonly string[], erasedAt: Date): Promise<void> {
  await lockPositions(tx);
  const nobody = {
    userId: null,
    name: '',
    email: '',
    emailTyped: null,
    phone: '',
    message: '',
    marketing: {},
    keyHash: null,
    erasedAt,
  };
  await tx
    .update(leads)
    .set({ ...nobody, house: sql`jsonb_set(${leads.house}, '{name}', '""')`, position: nextPosition })
    .where(inArray(leads.id, [...ids]));
}

/** What was asked from one of these addresses without an account. */
export async function listLeadsFrom(db: Database, addresses: readonly string[]): Promise<readonly Lead[]> {
  const isFrom = inArray(sql`lower(${leads.email})`, [...addresses]);
  const rows = await db
    .select(columns)
    .from(leads)
    .where(and(isFrom, isNull(leads.userId)));
  return rows.map(leadOf);
}

/** Those among these ids. */
export async function listLeadsOf(db: Database, ids: readonly string[]): Promise<readonly Lead[]> {
  const rows = await db
    .select(columns)
    .from(leads)
    .where(inArray(leads.id, [...ids]));
  return rows.map(leadOf);
}

/** Whether a request is left from an address. */
export async function hasAskedFrom(db: Database, address: string): Promise<boolean> {
  return (await db.$count(leads, eq(sql`lower(${leads.email})`, address.toLowerCase()))) > 0;
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

/** Number of an advisory lock that nobody else uses ('Lead'). */
const POSITION_LOCK = 0x4c_65_61_64;

/**
 * Until the transaction ends nobody else gets a position: what has a smaller one is committed before, so that a program that has read as far
 * as one has missed nothing. Taken before any other lock.
 */
async function lockPositions(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${POSITION_LOCK})`);
}

function selectNumbered(db: Database) {
  return db
    .select({ lead: columns, customerNumber: users.customerNumber })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.userId));
}

function numbered({ lead, customerNumber }: { readonly lead: Row; readonly customerNumber: AccountId | null }): NumberedLead {
  return { ...leadOf(lead), customerNumber };
}

/** What cannot be an id is not asked for: PostgreSQL fails on it. */
function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}

function leadOf(row: Row): Lead {
  const house = row.house === null ? null : storedHouse.parse(row.house);
  return { ...row, house, marketing: storedMarketing.parse(row.marketing) };
}

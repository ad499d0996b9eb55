import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { householdMembers, savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { columns, isId, type Lead, leadOf } from './lead-rows.repository.ts';
import { leads } from './leads.tables.ts';

/** More than anybody asks about one house and reads. */
const MOST_LISTED = 50;

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

function isSeen(token: string, userId: string) {
  return and(
    eq(leads.configurationId, token),
    isNull(leads.heldBack),
    or(eq(leads.submissionType, 'Quote'), eq(leads.userId, userId)),
  );
}

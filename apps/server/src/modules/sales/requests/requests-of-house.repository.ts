import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { householdMembers, savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { type CustomerRequest, columns, isId, requestOf } from './request-rows.repository.ts';
import { requests } from './requests.tables.ts';

/** The greatest number of requests that `listRequestsOfHouse` returns. No household sends this many requests about one house. */
const MOST_LISTED = 50;

/**
 * Returns the requests about a saved house that the user may see: every quote request, and the requests for information that the user
 * sent. Held-back requests are left out.
 */
export async function listRequestsOfHouse(db: Database, token: string, userId: string): Promise<readonly CustomerRequest[]> {
  const rows = await db
    .select(columns)
    .from(requests)
    .where(isSeen(token, userId))
    .orderBy(desc(requests.sentAt), requests.id)
    .limit(MOST_LISTED);
  return rows.map(requestOf);
}

/** Returns one of the requests that `listRequestsOfHouse` lists, but without its limit; null: the user may not see such a request. */
export async function findRequestOfHouse(
  db: Database,
  token: string,
  id: string,
  userId: string,
): Promise<CustomerRequest | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select(columns)
    .from(requests)
    .where(and(isSeen(token, userId), eq(requests.id, id)));
  return row ? requestOf(row) : null;
}

/**
 * Returns the ids of the requests about a saved house that its owner and the other members of its household have sent, latest
 * first.
 */
export async function listRequestsAbout(db: Database, token: string): Promise<readonly string[]> {
  const owner = db
    .select({ id: savedConfigurations.ownerId })
    .from(savedConfigurations)
    .where(eq(savedConfigurations.token, token));
  const sharers = db.select({ id: householdMembers.userId }).from(householdMembers).where(eq(householdMembers.token, token));
  const isTheirs = or(inArray(requests.userId, owner), inArray(requests.userId, sharers));
  const isAbout = and(eq(requests.configurationId, token), isNull(requests.heldBack), isTheirs);
  const rows = await db.select({ id: requests.id }).from(requests).where(isAbout).orderBy(desc(requests.sentAt), requests.id);
  return rows.map(({ id }) => id);
}

/** Returns the latest quote request about a saved house; null: nobody has requested a quote. */
export async function findLatestQuote(db: Database, token: string): Promise<CustomerRequest | null> {
  const isQuote = and(eq(requests.configurationId, token), eq(requests.submissionType, 'Quote'));
  const [row] = await db.select(columns).from(requests).where(isQuote).orderBy(desc(requests.sentAt), requests.id).limit(1);
  return row ? requestOf(row) : null;
}

/** Returns the e-mail address of the salesperson of the latest quote request about a house; null: nobody has requested a quote. */
export async function quotedBy(db: Database, token: string): Promise<string | null> {
  return (await findLatestQuote(db, token))?.salespersonEmail ?? null;
}

/** Returns when the user last sent a request for information about each house. The keys of the map are tokens of houses. */
export async function latestQuestions(db: Database, userId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ token: requests.configurationId, sentAt: requests.sentAt })
    .from(requests)
    .where(and(eq(requests.userId, userId), eq(requests.submissionType, 'Sales')))
    .orderBy(asc(requests.sentAt));
  return new Map(rows.flatMap(({ token, sentAt }) => (token === null ? [] : [[token, sentAt] as const])));
}

function isSeen(token: string, userId: string) {
  return and(
    eq(requests.configurationId, token),
    isNull(requests.heldBack),
    or(eq(requests.submissionType, 'Quote'), eq(requests.userId, userId)),
  );
}

import type { AccountId } from '@gavel/core';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { consents, searchedPeople, users } from '../accounts/accounts.tables.ts';
import type { Customer } from '../customers/customers.repository.ts';
import { customerHistory, customers } from '../customers/customers.tables.ts';
import { leadWork } from '../leads/lead-work.tables.ts';
import { leads, searchedWords } from '../leads/leads.tables.ts';
import { savedConfigurations } from '../saved-houses/saved-houses.tables.ts';
import { isVisible, type Looking } from './lead-filter.repository.ts';

/** The last customer of the part before. */
interface After {
  readonly seenAt: Date;
  readonly id: number;
}

/**
 * Customers who stand by themselves, who was seen last first. A salesman who sees their own requests only sees those customers of whom they see a
 * request, and those who have asked nothing yet.
 * @param words each is the beginning of a word of one of their requests or of their account
 */
export async function listCustomers(
  db: Database,
  looking: Looking,
  words: readonly string[],
  after: After | null,
  most: number,
): Promise<readonly Customer[]> {
  const isAfter = after
    ? sql`(${customers.seenAt}, ${customers.id}) < (${after.seenAt.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  return db
    .select()
    .from(customers)
    .where(and(isNull(customers.joinedTo), isKnownTo(looking), isFound(words), isAfter))
    .orderBy(desc(customers.seenAt), desc(customers.id))
    .limit(most);
}

/** Whether somebody may see a customer. */
export async function mayKnow(db: Database, looking: Looking, id: number): Promise<boolean> {
  return (await db.$count(customers, and(eq(customers.id, id), isKnownTo(looking)))) > 0;
}

/** Those of these customers that somebody may see. */
export async function listKnown(db: Database, looking: Looking, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), isKnownTo(looking)));
  return new Set(rows.map(({ id }) => id));
}

/** Those who stand for these, with those joined to them. */
export async function listParts(db: Database, ids: readonly number[]): Promise<readonly Customer[]> {
  return db
    .select()
    .from(customers)
    .where(or(inArray(customers.id, ids), inArray(customers.joinedTo, ids)))
    .orderBy(sql`${customers.joinedTo} nulls first`, customers.id);
}

/** A customer's account. */
export interface Account {
  readonly id: string;
  readonly number: AccountId;
  readonly name: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly municipalityId: string;
  readonly createdAt: Date;
}

/** The accounts of customers with these addresses, oldest first. */
export async function listAccounts(db: Database, addresses: readonly string[]): Promise<readonly Account[]> {
  const { id, customerNumber: number, name, firstName, email, cellphone: phone, municipalityId, createdAt } = users;
  return db
    .select({ id, number, name, firstName, email, phone, municipalityId, createdAt })
    .from(users)
    .where(and(inArray(users.email, addresses), eq(users.role, 'Customer')))
    .orderBy(users.createdAt, users.id);
}

/** How many houses these accounts have saved, by the account. */
export async function countHousesOf(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ ownerId: savedConfigurations.ownerId, count: sql<number>`count(*)::int` })
    .from(savedConfigurations)
    .where(inArray(savedConfigurations.ownerId, userIds))
    .groupBy(savedConfigurations.ownerId);
  return new Map(rows.flatMap(({ ownerId, count }) => (ownerId === null ? [] : [[ownerId, count] as const])));
}

/** What accounts have agreed to, latest first. */
export async function listAccountConsents(db: Database, userIds: readonly string[]) {
  const { slug, version, givenAt, withdrawnAt } = consents;
  return db
    .select({ slug, version, givenAt, withdrawnAt })
    .from(consents)
    .where(inArray(consents.userId, userIds))
    .orderBy(desc(consents.givenAt), consents.id);
}

/** What was done with these customers, newest first: who did it, and the address that was joined or parted while there is one. */
export async function listCustomerHistory(db: Database, ids: readonly number[]) {
  const other = sql<
    string | null
  >`(select other.address from ${customers} as other where other.id = (${customerHistory.details}->>'customer')::int)`;
  return db
    .select({
      at: customerHistory.at,
      action: customerHistory.action,
      words: customerHistory.words,
      by: users.name,
      address: other,
    })
    .from(customerHistory)
    .leftJoin(users, eq(users.id, customerHistory.actorId))
    .where(inArray(customerHistory.customerId, ids))
    .orderBy(desc(customerHistory.id));
}

/** Other customers with one of these telephone numbers; those of whom somebody sees nothing are left out. */
export async function listAlike(
  db: Database,
  looking: Looking,
  id: number,
  numbers: readonly string[],
  most: number,
): Promise<readonly Customer[]> {
  if (numbers.length === 0) return [];
  const isOther = and(isNull(customers.joinedTo), sql`${customers.id} <> ${id}`);
  const isAlike = or(...numbers.map((number) => isFound([number])));
  return db
    .select()
    .from(customers)
    .where(and(isOther, isKnownTo(looking), isAlike))
    .orderBy(desc(customers.seenAt), customers.id)
    .limit(most);
}

/** Looked up by itself (`offset 0`), as for requests: walking all customers in their order would look at each. */
function isFound(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const query = sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
  return sql`${customers.id} in (
    select coalesce(part.joined_to, part.id) from ${customers} as part where part.address in (
      select lower(found.email) from ${leads} as found where ${searchedWords('found.')} @@ ${query}
      union select ${users.email} from ${users} where ${users.role} = 'Customer' and ${searchedPeople} @@ ${query}
    ) offset 0)`;
}

function isKnownTo(looking: Looking): SQL | undefined {
  const theirs = (isSeen: SQL | undefined) => sql`exists (
    select from ${customers} as part join ${leads} on lower(${leads.email}) = part.address join ${leadWork} on ${leadWork.leadId} = ${leads.id}
    where (part.id = ${customers.id} or part.joined_to = ${customers.id}) and ${isSeen ?? sql`true`})`;
  const hasAccount = sql`exists (
    select from ${customers} as part join ${users} on ${users.email} = part.address and ${users.role} = 'Customer'
    where part.id = ${customers.id} or part.joined_to = ${customers.id})`;
  if (looking.seesAll) return or(theirs(undefined), hasAccount);
  return or(theirs(isVisible(looking)), and(sql`not ${theirs(undefined)}`, hasAccount));
}

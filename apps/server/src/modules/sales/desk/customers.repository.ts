import type { AccountId } from '@gavel/core';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { searchOf } from '../../../db/searched-words.ts';
import { consents, searchedPeople, users } from '../../people/accounts/accounts.tables.ts';
import type { Customer } from '../../people/customers/customers.repository.ts';
import { customerHistory, customers } from '../../people/customers/customers.tables.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { leadWork } from '../leads/lead-work.tables.ts';
import { leads } from '../leads/leads.tables.ts';
import { isVisible, type Looking } from './lead-filter.repository.ts';

/** The last customer of the part before. */
interface After {
  readonly seenAt: Date;
  readonly id: number;
}

/** A word that so many requests, or so many accounts, have is common. */
const COMMON = 2000;
/** As a limit it cuts nothing: PostgreSQL sorts what is in it before it looks at what is asked of it. */
const ALL = 2_000_000_000;

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
  const standing = and(isNull(customers.joinedTo), isAfter);
  // Who has a common word is soon met on the way through all of them, and many to look up.
  if (words.length === 0 || (await areCommon(db, words)))
    return db
      .select()
      .from(customers)
      .where(and(standing, words.length === 0 ? undefined : hasWords(words), isKnownTo(looking, customers.id)))
      .orderBy(desc(customers.seenAt), desc(customers.id))
      .limit(most);
  const found = db
    .select()
    .from(customers)
    .where(and(standing, isFound(words)))
    .orderBy(desc(customers.seenAt), desc(customers.id))
    .limit(ALL)
    .as('found');
  return db.select().from(found).where(isKnownTo(looking, found.id)).orderBy(desc(found.seenAt), desc(found.id)).limit(most);
}

/** Whether very many requests have these words, or very many accounts; neither is counted further. */
async function areCommon(db: Database, words: readonly string[]): Promise<boolean> {
  const query = searchOf(words);
  for (const [table, has] of [
    [leads, sql`${leads.words} @@ ${query}`],
    [users, sql`${searchedPeople} @@ ${query}`],
  ] as const) {
    const { rows } = await db.execute(
      sql`select count(*)::int as count from (select from ${table} where ${has} limit ${COMMON}) as counted`,
    );
    if (Reflect.get(Object(rows[0]), 'count') === COMMON) return true;
  }
  return false;
}

/** Whether somebody may see a customer. */
export async function mayKnow(db: Database, looking: Looking, id: number): Promise<boolean> {
  return (await db.$count(customers, and(eq(customers.id, id), isKnownTo(looking, customers.id)))) > 0;
}

/** Those of these customers that somebody may see. */
export async function listKnown(db: Database, looking: Looking, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), isKnownTo(looking, customers.id)));
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
  const addresses = sql.join(
    numbers.map((number) => addressesWith([number])),
    sql` union `,
  );
  // Looked up address by address (`offset 0`): PostgreSQL would read all customers to find these few.
  const alike = sql`
    select ${whole} from (${addresses}) as found (address)
    cross join lateral (select id, joined_to from ${customers} where ${customers.address} = found.address offset 0) as part
    limit ${MOST_ALIKE}`;
  const { rows } = await db.execute(sql`select distinct id from (${alike}) as alike (id)`);
  const ids = rows.map((row) => Number(Reflect.get(Object(row), 'id'))).filter((one) => one !== id);
  if (ids.length === 0) return [];
  return db
    .select()
    .from(customers)
    .where(and(isNull(customers.joinedTo), inArray(customers.id, ids), isKnownTo(looking, customers.id)))
    .orderBy(desc(customers.seenAt), customers.id)
    .limit(most);
}

/** So many have the same number at most; more are a number of nobody's, such as a switchboard's. */
const MOST_ALIKE = 200;

/** Looked up by itself (`offset 0`): walking all customers in their order would look at each. */
function isFound(words: readonly string[]): SQL {
  return sql`${customers.id} in (
    select ${whole} from ${customers} as part where part.address in (${addressesWith(words)}) offset 0)`;
}

/** The addresses of requests and accounts that have these words. */
function addressesWith(words: readonly string[]): SQL {
  const query = searchOf(words);
  return sql`
    select lower(found.email) from ${leads} as found where found.words @@ ${query}
    union select ${users.email} from ${users} where ${users.role} = 'Customer' and ${searchedPeople} @@ ${query}`;
}

/** The same of one after another. */
function hasWords(words: readonly string[]): SQL {
  const query = searchOf(words);
  return sql`(${hasAsked(customers.id, sql`${leads.words} @@ ${query}`)} or ${hasAccount(customers.id, sql`${searchedPeople} @@ ${query}`)})`;
}

function isKnownTo(looking: Looking, id: AnyPgColumn): SQL | undefined {
  const isWorkedOn = (isSeen: SQL | undefined) =>
    hasAsked(id, sql`exists (select from ${leadWork} where ${leadWork.leadId} = ${leads.id} and ${isSeen ?? sql`true`})`);
  if (looking.seesAll) return or(isWorkedOn(undefined), hasAccount(id));
  return or(isWorkedOn(isVisible(looking)), and(sql`not ${isWorkedOn(undefined)}`, hasAccount(id)));
}

/** The customer that a part stands for: its index finds the parts of one. */
const whole = sql.raw('coalesce(part.joined_to, part.id)');

/** One of the requests of a customer is so. Looked up for each customer (`offset 0`), never for all of them beforehand. */
function hasAsked(id: AnyPgColumn, isSo: SQL): SQL {
  return sql`exists (
    select from ${customers} as part join ${leads} on lower(${leads.email}) = part.address
    where ${whole} = ${id} and ${isSo} offset 0)`;
}

/** One of the accounts of a customer is so. */
function hasAccount(id: AnyPgColumn, isSo = sql`true`): SQL {
  return sql`exists (
    select from ${customers} as part join ${users} on ${users.email} = part.address and ${users.role} = 'Customer'
    where ${whole} = ${id} and ${isSo} offset 0)`;
}

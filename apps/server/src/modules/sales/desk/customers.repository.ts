import type { AccountId } from '@gavel/core';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { searchOf } from '../../../db/searched-words.ts';
import { consents, searchedPeople, users } from '../../people/accounts/accounts.tables.ts';
import type { Customer } from '../../people/customers/customers.repository.ts';
import { customerHistory, customers } from '../../people/customers/customers.tables.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { requestWork } from '../requests/request-work.tables.ts';
import { requests } from '../requests/requests.tables.ts';
import { isVisible, type Looking } from './request-filter.repository.ts';

/** The position at which the previous page ended: the last customer on it. */
interface After {
  readonly seenAt: Date;
  readonly id: number;
}

/** Words that occur together in this many requests, or in this many accounts, count as common. */
const COMMON = 2000;
/** A limit that no result reaches. It only makes PostgreSQL sort the subquery before it applies the outer conditions. */
const ALL = 2_000_000_000;

/**
 * Returns customers that are not joined to another customer, latest `seenAt` (the last request or the creation of the account) first. A
 * salesperson who sees only their own requests gets the customers with a request that the salesperson may see, and those without requests.
 * @param words the beginnings of words in the customer's requests or account; all must occur in the same request or account
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
  // If very many customers match, checking the customers one after another soon fills a page. Looking up all matches first would be
  // slower.
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

/** Returns whether these words occur in very many requests or very many accounts. Counting stops at `COMMON`. */
async function areCommon(db: Database, words: readonly string[]): Promise<boolean> {
  const query = searchOf(words);
  for (const [table, has] of [
    [requests, sql`${requests.words} @@ ${query}`],
    [users, sql`${searchedPeople} @@ ${query}`],
  ] as const) {
    const { rows } = await db.execute(
      sql`select count(*)::int as count from (select from ${table} where ${has} limit ${COMMON}) as counted`,
    );
    if (Reflect.get(Object(rows[0]), 'count') === COMMON) return true;
  }
  return false;
}

/** Returns whether a user may see a customer. */
export async function mayKnow(db: Database, looking: Looking, id: number): Promise<boolean> {
  return (await db.$count(customers, and(eq(customers.id, id), isKnownTo(looking, customers.id)))) > 0;
}

/** Of the customers with these ids, returns the ids of those that the user may see. */
export async function listKnown(db: Database, looking: Looking, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), isKnownTo(looking, customers.id)));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the customers with these ids, and all customers that are joined to them. */
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

/** Returns the accounts of customers with these addresses, oldest first. */
export async function listAccounts(db: Database, addresses: readonly string[]): Promise<readonly Account[]> {
  const { id, customerNumber: number, name, firstName, email, cellphone: phone, municipalityId, createdAt } = users;
  return db
    .select({ id, number, name, firstName, email, phone, municipalityId, createdAt })
    .from(users)
    .where(and(inArray(users.email, addresses), eq(users.role, 'Customer')))
    .orderBy(users.createdAt, users.id);
}

/** Returns how many houses each of these accounts has saved, by account id. */
export async function countHousesOf(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ ownerId: savedConfigurations.ownerId, count: sql<number>`count(*)::int` })
    .from(savedConfigurations)
    .where(inArray(savedConfigurations.ownerId, userIds))
    .groupBy(savedConfigurations.ownerId);
  return new Map(rows.flatMap(({ ownerId, count }) => (ownerId === null ? [] : [[ownerId, count] as const])));
}

/** Returns the consents of these accounts, latest first. */
export async function listAccountConsents(db: Database, userIds: readonly string[]) {
  const { slug, version, givenAt, withdrawnAt } = consents;
  return db
    .select({ slug, version, givenAt, withdrawnAt })
    .from(consents)
    .where(inArray(consents.userId, userIds))
    .orderBy(desc(consents.givenAt), consents.id);
}

/**
 * Returns the history of these customers, newest first: who did what, and the address of the customer that was joined or separated, if
 * that customer still exists.
 */
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

/** Returns other customers with one of these telephone numbers, who may be the same person, except customers that the user may not see. */
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
  // Look up each address separately: `offset 0` keeps PostgreSQL from reading all customers to find these few.
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

/**
 * The greatest number of addresses that are read for the telephone numbers of a customer. A number with more addresses probably belongs to
 * a company's switchboard and not to a person.
 */
const MOST_ALIKE = 200;

/**
 * Returns the condition for customers with these words. With `offset 0` PostgreSQL runs the subquery first, instead of checking
 * every customer in turn.
 */
function isFound(words: readonly string[]): SQL {
  return sql`${customers.id} in (
    select ${whole} from ${customers} as part where part.address in (${addressesWith(words)}) offset 0)`;
}

/** Returns a query for the addresses of requests and accounts that contain these words. */
function addressesWith(words: readonly string[]): SQL {
  const query = searchOf(words);
  return sql`
    select lower(found.email) from ${requests} as found where found.words @@ ${query}
    union select ${users.email} from ${users} where ${users.role} = 'Customer' and ${searchedPeople} @@ ${query}`;
}

/** Returns the same condition as `isFound`, in a form that PostgreSQL checks for each customer in turn. */
function hasWords(words: readonly string[]): SQL {
  const query = searchOf(words);
  return sql`(${hasAsked(customers.id, sql`${requests.words} @@ ${query}`)} or ${hasAccount(customers.id, sql`${searchedPeople} @@ ${query}`)})`;
}

function isKnownTo(looking: Looking, id: AnyPgColumn): SQL | undefined {
  const isWorkedOn = (isSeen: SQL | undefined) =>
    hasAsked(
      id,
      sql`exists (select from ${requestWork} where ${requestWork.leadId} = ${requests.id} and ${isSeen ?? sql`true`})`,
    );
  if (looking.seesAll) return or(isWorkedOn(undefined), hasAccount(id));
  return or(isWorkedOn(isVisible(looking)), and(sql`not ${isWorkedOn(undefined)}`, hasAccount(id)));
}

/** SQL for the id of the customer to which the row `part` is joined, or its own id. PostgreSQL uses the index only for this exact text. */
const whole = sql.raw('coalesce(part.joined_to, part.id)');

/**
 * Returns a condition that is true if one of the requests of a customer meets `isSo`. With `offset 0` PostgreSQL looks up the
 * requests of each customer, and does not read those of all customers in advance.
 */
function hasAsked(id: AnyPgColumn, isSo: SQL): SQL {
  return sql`exists (
    select from ${customers} as part join ${requests} on lower(${requests.email}) = part.address
    where ${whole} = ${id} and ${isSo} offset 0)`;
}

/** Returns a condition that is true if one of the accounts of a customer meets `isSo`. */
function hasAccount(id: AnyPgColumn, isSo = sql`true`): SQL {
  return sql`exists (
    select from ${customers} as part join ${users} on ${users.email} = part.address and ${users.role} = 'Customer'
    where ${whole} = ${id} and ${isSo} offset 0)`;
}

import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { finalOrders } from '../../sales/orders/orders.tables.ts';
import { requestWork } from '../../sales/requests/request-work.tables.ts';
import { requests } from '../../sales/requests/requests.tables.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';

/** A request, an account or a final order to which a retention rule applies, as staff see it. */
export interface Due {
  readonly id: string;
  readonly name: string;
  /** The time of the last contact about the request, of the last use of the account, or of the making of the order. */
  readonly lastAt: Date;
}

/**
 * SQL for the time of the last contact about a request: when it arrived, when staff last worked on it, when its house was last
 * saved, or when the customer last answered a quote, whichever is latest. PostgreSQL's `greatest` leaves out empty columns.
 */
const lastContact = sql<Date>`greatest(${requestWork.arrivedAt}, ${requestWork.waitingSince}, ${requestWork.houseSavedAt}, ${requestWork.offerAnsweredAt})`;

/**
 * Returns the requests whose last contact was before a time and that have no next step, dormant period or open quote until `today` or
 * later, those with the oldest contact first.
 */
export async function listDueRequests(db: Database, before: Date, today: string, most: number): Promise<readonly Due[]> {
  const rows = await db
    .select({ id: requests.id, name: requests.name, lastAt: lastContact })
    .from(requestWork)
    .innerJoin(requests, eq(requests.id, requestWork.leadId))
    .where(isDueRequest(before, today))
    .orderBy(asc(lastContact), requests.id)
    .limit(most);
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: new Date(lastAt) }));
}

/**
 * Returns the ids of some due requests, for a run that erases them in batches. Its order is that of an index, so it need not sort all due
 * requests.
 */
export async function findDueRequests(db: Database, before: Date, today: string, most: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: requestWork.leadId })
    .from(requestWork)
    .where(isDueRequest(before, today))
    .orderBy(requestWork.waitingSince, requestWork.leadId)
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function countDueRequests(db: Database, before: Date, today: string): Promise<number> {
  return db.$count(requestWork, isDueRequest(before, today));
}

function isDueRequest(before: Date, today: string): SQL | undefined {
  return and(
    not(requestWork.isForgotten),
    // The condition on `waitingSince` uses the index of requests that still have personal data. The other times are rarely later than
    // `waitingSince`, so the query reads few rows that it then leaves out.
    lt(requestWork.waitingSince, before),
    lt(requestWork.arrivedAt, before),
    or(isNull(requestWork.houseSavedAt), lt(requestWork.houseSavedAt, before)),
    or(isNull(requestWork.offerAnsweredAt), lt(requestWork.offerAnsweredAt, before)),
    or(isNull(requestWork.offerUntil), lt(requestWork.offerUntil, today)),
    // Leave out requests with a next step that is due today or later. Also leave out requests that are dormant until a later day.
    or(
      isNull(requestWork.dueOn),
      lt(requestWork.dueOn, today),
      and(eq(requestWork.milestone, 'new'), eq(requestWork.nextStep, ''), isNull(requestWork.dormantUntil)),
    ),
  );
}

/**
 * Returns the accounts of customers that were not used since a day and whose owner must be warned, those unused for the longest
 * time first.
 * @param today accounts are left out if they have a request with a next step, an open quote or a dormant period until this day or
 * later
 */
export function listIdle(db: Database, before: string, today: string, most: number): Promise<readonly Due[]> {
  return listAccounts(db, isIdle(before, today), most);
}

/** Returns accounts whose owner was warned before a time, and that were not used since the warning. */
export function listToldIdle(db: Database, toldBefore: Date, most: number): Promise<readonly Due[]> {
  return listAccounts(db, isToldIdle(toldBefore), most);
}

export async function countIdle(db: Database, before: string, today: string): Promise<number> {
  return db.$count(users, isIdle(before, today));
}

export async function countToldIdle(db: Database, toldBefore: Date): Promise<number> {
  return db.$count(users, isToldIdle(toldBefore));
}

async function listAccounts(db: Database, condition: SQL | undefined, most: number): Promise<readonly Due[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, lastSeenOn: users.lastSeenOn })
    .from(users)
    .where(condition)
    .orderBy(asc(users.lastSeenOn), users.id)
    .limit(most);
  return rows.map(({ id, name, lastSeenOn }) => ({ id, name, lastAt: new Date(lastSeenOn) }));
}

/** SQL for the day, in Stockholm, on which the owner of an account was warned. */
const toldOn = sql`(${users.idleToldAt} at time zone 'Europe/Stockholm')::date`;

/**
 * Returns the condition for an unused account whose owner must be warned. It includes only customers, because administrators disable the
 * accounts of staff. An owner whose request was worked on after an earlier warning is warned again.
 */
function isIdle(before: string, today: string): SQL | undefined {
  const mustBeWarned = or(isNull(users.idleToldAt), isInSale(sql`${users.idleToldAt}`, toldOn));
  const isUsed = isInSale(sql`${before}::date`, sql`${today}::date`);
  return and(eq(users.role, 'Customer'), lt(users.lastSeenOn, before), mustBeWarned, not(isUsed));
}

function isToldIdle(toldBefore: Date): SQL | undefined {
  const isUsed = isInSale(sql`${users.idleToldAt}`, toldOn);
  return and(eq(users.role, 'Customer'), isNotNull(users.idleToldAt), lte(users.idleToldAt, toldBefore), not(isUsed));
}

/**
 * Returns a condition that is true for an account with a request that is still active. Such a request had a contact at the time
 * `since` or later, or it has a next step, an open quote or a dormant period until the day `until` or later.
 */
function isInSale(since: SQL, until: SQL): SQL {
  const isAlive = sql`(${lastContact} >= ${since} or ${requestWork.dueOn} >= ${until} or ${requestWork.offerUntil} >= ${until})`;
  return sql`exists (select from ${requests} inner join ${requestWork} on ${requestWork.leadId} = ${requests.id} where ${requests.userId} = ${users.id} and ${isAlive})`;
}

/** Marks the owner of an account as warned. Returns false if another run has already marked the account, or if the account was used. */
export async function noteTold(
  tx: Database,
  userId: string,
  { before, today, at }: { readonly before: string; readonly today: string; readonly at: Date },
): Promise<boolean> {
  const told = await tx
    .update(users)
    .set({ idleToldAt: at })
    .where(and(eq(users.id, userId), isIdle(before, today)))
    .returning({ id: users.id });
  return told.length > 0;
}

/** Locks an account until the transaction ends, and returns whether it must still be deleted. */
export async function lockToldIdle(tx: Database, userId: string, toldBefore: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isToldIdle(toldBefore)))
    .for('update');
  return row !== undefined;
}

/**
 * Of these requests, locks those whose personal data must still be erased until the transaction ends, and returns their ids. Locks them in
 * the order of their ids, so that two runs of the retention wait for each other and do not deadlock.
 */
export async function lockDueRequests(
  tx: Database,
  ids: readonly string[],
  before: Date,
  today: string,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: requestWork.leadId })
    .from(requestWork)
    .where(and(sql`${requestWork.leadId} = any(array[${sql.join([...ids], sql`, `)}]::uuid[])`, isDueRequest(before, today)))
    .orderBy(requestWork.leadId)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Returns whether there is an account with this address, or a request from this address whose personal data is not erased. */
export async function isKnownFrom(tx: Database, address: string): Promise<boolean> {
  const isFrom = and(eq(sql`lower(${requests.email})`, address), ne(requests.email, ''));
  if ((await tx.$count(requests, isFrom)) > 0) return true;
  return (await tx.$count(users, eq(users.email, address))) > 0;
}

/** Returns the final orders that were made before a time, as were all orders that replace them, oldest first. */
export async function listDueOrders(db: Database, before: Date, most: number): Promise<readonly Due[]> {
  return db
    .select({ id: finalOrders.token, name: finalOrders.customerName, lastAt: finalOrders.madeAt })
    .from(finalOrders)
    .where(isDueOrder(before))
    .orderBy(asc(finalOrders.madeAt), finalOrders.token)
    .limit(most);
}

export async function countDueOrders(db: Database, before: Date): Promise<number> {
  return db.$count(finalOrders, isDueOrder(before));
}

/** Deletes the final orders that are due, with their files and houses. Returns the number of deleted orders. */
export async function deleteDueOrders(tx: Database, before: Date): Promise<number> {
  const gone = await tx.delete(finalOrders).where(isDueOrder(before)).returning({ token: finalOrders.token });
  const tokens = gone.map(({ token }) => token);
  await tx.delete(savedConfigurations).where(inArray(savedConfigurations.token, tokens));
  return tokens.length;
}

/**
 * Returns a condition that is true if an order was made before a time, and so were all orders that replace it, directly or through other
 * orders.
 */
function isDueOrder(before: Date): SQL | undefined {
  const isReplacedLater = sql`exists (
    with recursive later as (
      select token, made_at from final_orders as newer where newer.replaces = "final_orders"."token"
      union all
      select newer.token, newer.made_at from final_orders as newer inner join later on newer.replaces = later.token
    )
    select from later where made_at >= ${before.toISOString()}::timestamptz
  )`;
  return and(lt(finalOrders.madeAt, before), not(isReplacedLater));
}

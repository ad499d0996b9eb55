import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { leadWork } from '../../sales/leads/lead-work.tables.ts';
import { leads } from '../../sales/leads/leads.tables.ts';
import { finalOrders } from '../../sales/orders/orders.tables.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';

/** One who is due, as staff are shown them. */
export interface Due {
  readonly id: string;
  readonly name: string;
  /** When they were heard of last. */
  readonly lastAt: Date;
}

/** The last contact: when they asked, when something was done for them, when the house was saved. */
const lastContact = sql<Date>`greatest(${leadWork.arrivedAt}, ${leadWork.waitingSince}, coalesce(${leadWork.houseSavedAt}, ${leadWork.arrivedAt}))`;

/** Requests whose last contact is before a time, and that nobody has decided to take up again; longest ago first. */
export async function listDueLeads(db: Database, before: Date, today: string, most: number): Promise<readonly Due[]> {
  const rows = await db
    .select({ id: leads.id, name: leads.name, lastAt: lastContact })
    .from(leadWork)
    .innerJoin(leads, eq(leads.id, leadWork.leadId))
    .where(isDueLead(before, today))
    .orderBy(asc(leadWork.waitingSince), leads.id)
    .limit(most);
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: new Date(lastAt) }));
}

export async function countDueLeads(db: Database, before: Date, today: string): Promise<number> {
  return db.$count(leadWork, isDueLead(before, today));
}

function isDueLead(before: Date, today: string): SQL | undefined {
  return and(
    not(leadWork.isForgotten),
    // Walks the index of those that are kept; the two others are seldom later.
    lt(leadWork.waitingSince, before),
    lt(leadWork.arrivedAt, before),
    or(isNull(leadWork.houseSavedAt), lt(leadWork.houseSavedAt, before)),
    // Something is to be done, or it sleeps until a day that is still to come.
    or(isNull(leadWork.dueOn), lt(leadWork.dueOn, today), and(eq(leadWork.milestone, 'new'), eq(leadWork.nextStep, ''))),
  );
}

/** Customers' accounts that nobody has used since a day and whose owner has not been told; longest ago first. */
export function listIdle(db: Database, before: string, most: number): Promise<readonly Due[]> {
  return listAccounts(db, isIdle(before), most);
}

/** Those whose owner was told before a time and has not been here since. */
export function listToldIdle(db: Database, toldBefore: Date, most: number): Promise<readonly Due[]> {
  return listAccounts(db, isToldIdle(toldBefore), most);
}

export async function countIdle(db: Database, before: string): Promise<number> {
  return db.$count(users, isIdle(before));
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

/** Staff are closed by administrators. */
function isIdle(before: string): SQL | undefined {
  // Somebody of the staff has been in touch since.
  const isWorkedOn = sql`exists (select from ${leads} inner join ${leadWork} on ${leadWork.leadId} = ${leads.id} where ${leads.userId} = ${users.id} and ${leadWork.waitingSince} >= ${before}::date)`;
  return and(eq(users.role, 'Customer'), lt(users.lastSeenOn, before), isNull(users.idleToldAt), sql`not ${isWorkedOn}`);
}

function isToldIdle(toldBefore: Date): SQL | undefined {
  return and(eq(users.role, 'Customer'), isNotNull(users.idleToldAt), lte(users.idleToldAt, toldBefore));
}

/** False: somebody else has told them, or they have been here. */
export async function noteTold(tx: Database, userId: string, before: string, at: Date): Promise<boolean> {
  const told = await tx
    .update(users)
    .set({ idleToldAt: at })
    .where(and(eq(users.id, userId), isIdle(before)))
    .returning({ id: users.id });
  return told.length > 0;
}

/** Whether an account is still due, and nobody uses it until the transaction ends. */
export async function lockToldIdle(tx: Database, userId: string, toldBefore: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isToldIdle(toldBefore)))
    .for('update');
  return row !== undefined;
}

/** Requests among these that are still due, and nobody works on them until the transaction ends. */
export async function lockDueLeads(
  tx: Database,
  ids: readonly string[],
  before: Date,
  today: string,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: leadWork.leadId })
    .from(leadWork)
    .where(and(sql`${leadWork.leadId} = any(array[${sql.join([...ids], sql`, `)}]::uuid[])`, isDueLead(before, today)))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Whether anything else is known from an address: an account, or a request. */
export async function isKnownFrom(tx: Database, address: string): Promise<boolean> {
  const isFrom = and(eq(sql`lower(${leads.email})`, address), ne(leads.email, ''));
  if ((await tx.$count(leads, isFrom)) > 0) return true;
  return (await tx.$count(users, eq(users.email, address))) > 0;
}

/** Final orders that were made before a time, and that no later one stands on; longest ago first. */
export async function listDueOrders(db: Database, before: Date, most: number): Promise<readonly Due[]> {
  return db
    .select({ id: finalOrders.token, name: finalOrders.customerName, lastAt: finalOrders.madeAt })
    .from(finalOrders)
    .where(isDueOrder(db, before))
    .orderBy(asc(finalOrders.madeAt), finalOrders.token)
    .limit(most);
}

export async function countDueOrders(db: Database, before: Date): Promise<number> {
  return db.$count(finalOrders, isDueOrder(db, before));
}

/** They go with their files and the house that they are. How many went. */
export async function deleteDueOrders(tx: Database, before: Date): Promise<number> {
  const gone = await tx.delete(finalOrders).where(isDueOrder(tx, before)).returning({ token: finalOrders.token });
  const tokens = gone.map(({ token }) => token);
  await tx.delete(savedConfigurations).where(inArray(savedConfigurations.token, tokens));
  return tokens.length;
}

function isDueOrder(db: Database, before: Date): SQL | undefined {
  const later = alias(finalOrders, 'later');
  const standsOnIt = db
    .select({ token: later.token })
    .from(later)
    .where(and(eq(later.replaces, sql`"final_orders"."token"`), gte(later.madeAt, before)));
  return and(lt(finalOrders.madeAt, before), notExists(standsOnIt));
}

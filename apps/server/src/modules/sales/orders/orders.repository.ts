import { type OrderContent, type OrderName, orderContentBody } from '@gavel/contract/staff';
import type { Ore } from '@gavel/core';
import { type OrderState, orderStateOf } from '@gavel/core/orders';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { Looking } from '../desk/request-filter.repository.ts';
import { orderTicks, requestWork } from '../requests/request-work.tables.ts';
import { finalOrderFiles, finalOrders, searchedOrderWords } from './orders.tables.ts';

type Row = typeof finalOrders.$inferSelect;

/** An order as lists show it, with its state. */
export interface OrderHead extends Omit<Row, 'content' | 'replaces'> {
  readonly state: OrderState;
  readonly replaces: OrderName | null;
  readonly replacedBy: OrderName | null;
}

/** An order with its content. */
export interface Order extends OrderHead {
  readonly content: OrderContent;
}

/** The columns that are stored when an order is made. */
export interface NewOrder extends Pick<Row, 'token' | 'key' | 'number' | 'leadId' | 'replaces' | 'madeAt' | 'madeBy'> {
  readonly content: OrderContent;
  readonly price: Ore;
}

/** A picture or the PDF of an order. */
export type OrderFile = Omit<typeof finalOrderFiles.$inferSelect, 'token'>;

const before = alias(finalOrders, 'before');
const after = alias(finalOrders, 'after');
/** SQL that is true if a later order replaces this order: the later order must be frozen and not cancelled. */
const hasChanged = and(eq(after.replaces, finalOrders.token), sql`${after.frozenAt} is not null`, isNull(after.cancelledAt));

/** Returns the number for the next order. If that order is not made after all, its number stays unused. */
export async function nextNumber(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`select nextval(pg_get_serial_sequence('final_orders', 'number'))::int as number`);
  return z.object({ number: z.int() }).parse(rows[0]).number;
}

export async function insertOrder(tx: Database, { content, price, ...order }: NewOrder): Promise<void> {
  const { customer, house } = content;
  await tx.insert(finalOrders).values({
    ...order,
    customerName: customer.name,
    houseTitle: house.houseTitle,
    municipalityName: house.municipalityName,
    priceOre: price,
    content: z.encode(orderContentBody, content),
  });
}

export async function insertFiles(tx: Database, token: string, files: readonly OrderFile[]): Promise<void> {
  for (const file of files) await tx.insert(finalOrderFiles).values({ token, ...file });
}

export async function findOrder(db: Database, token: string): Promise<Order | null> {
  const [row] = await selectOrders(db).where(eq(finalOrders.token, token));
  return row ? orderOf(row) : null;
}

/** Returns the order whose key is in the link of a customer's e-mail; null: no order has this key, or the order is not frozen yet. */
export async function findOrderByKey(db: Database, key: string): Promise<Order | null> {
  const [row] = await selectOrders(db).where(and(eq(finalOrders.key, key), isNotNull(finalOrders.frozenAt)));
  return row ? orderOf(row) : null;
}

/** Returns an order that the user may see; null: there is none. */
export async function findVisibleOrder(db: Database, looking: Looking, token: string): Promise<Order | null> {
  const [row] = await selectOrders(db).where(and(isVisible(looking), eq(finalOrders.token, token)));
  return row ? orderOf(row) : null;
}

/** Returns an order and locks it until the transaction ends. */
export async function lockOrder(tx: Database, token: string): Promise<Order | null> {
  await tx.select({ token: finalOrders.token }).from(finalOrders).where(eq(finalOrders.token, token)).for('update');
  return findOrder(tx, token);
}

/** Returns all orders of a request, latest first. */
export async function listOrdersOfRequest(db: Database, requestId: string): Promise<readonly Order[]> {
  const rows = await selectOrders(db).where(eq(finalOrders.leadId, requestId)).orderBy(desc(finalOrders.number));
  return rows.map(orderOf);
}

export interface OrderFilter {
  readonly state: OrderState | null;
  /**
   * Each word must be the beginning of the order’s number, of its token, or of a word in the customer’s name, the house or the
   * municipality.
   */
  readonly words: readonly string[];
  /** Only orders whose number is smaller than this. */
  readonly before: number | null;
}

/** Returns the orders that a filter selects, latest first. */
export async function listOrders(db: Database, looking: Looking, filter: OrderFilter, most: number): Promise<readonly Order[]> {
  const rows = await selectOrders(db).where(isListed(looking, filter)).orderBy(desc(finalOrders.number)).limit(most);
  return rows.map(orderOf);
}

/** Returns the orders that a filter selects, without their content, which is large. Lists show only the other columns. */
export async function listOrderHeads(
  db: Database,
  looking: Looking,
  filter: OrderFilter,
  most: number,
): Promise<readonly OrderHead[]> {
  const rows = await selectOrders(db, sql`null`).where(isListed(looking, filter)).orderBy(desc(finalOrders.number)).limit(most);
  return rows.map(headOf);
}

function isListed(looking: Looking, { state, words, before: number }: OrderFilter): SQL | undefined {
  const isWord = words.map((word) => sql`${searchedOrderWords('found.')} @@ to_tsquery('simple', ${`'${word}':*`})`);
  return and(
    isVisible(looking),
    state === null ? undefined : isIn(state),
    // With `offset 0` PostgreSQL runs this subquery first. Otherwise it would read the orders by number and split each row into
    // words.
    isWord.length === 0
      ? undefined
      : sql`${finalOrders.token} in (select token from final_orders as found where ${and(...isWord)} offset 0)`,
    number === null ? undefined : lt(finalOrders.number, number),
  );
}

/** Returns the orders with these tokens. */
export async function listOrdersOfTokens(db: Database, tokens: readonly string[]): Promise<readonly Order[]> {
  if (tokens.length === 0) return [];
  const rows = await selectOrders(db).where(sql`${finalOrders.token} = any(array[${sql.join([...tokens], sql`, `)}]::text[])`);
  return rows.map(orderOf);
}

/** Returns which of these orders are no longer valid, by token, and why: cancelled or replaced. */
export async function orderEnds(db: Database, tokens: readonly string[]): Promise<ReadonlyMap<string, 'cancelled' | 'replaced'>> {
  if (tokens.length === 0) return new Map();
  const rows = await db
    .select({ token: finalOrders.token, cancelledAt: finalOrders.cancelledAt })
    .from(finalOrders)
    .leftJoin(after, hasChanged)
    .where(and(inArray(finalOrders.token, [...tokens]), or(isNotNull(finalOrders.cancelledAt), isNotNull(after.token))));
  return new Map(rows.map(({ token, cancelledAt }) => [token, cancelledAt ? 'cancelled' : 'replaced'] as const));
}

/** Stores that an order was approved, refused or cancelled. The database accepts each of these only once. */
export async function writeFate(
  tx: Database,
  token: string,
  fate: Partial<Pick<Row, 'frozenAt' | 'frozenBy' | 'refusedAt' | 'refusedBy' | 'cancelledAt' | 'cancelledBy' | 'reason'>>,
): Promise<void> {
  await tx.update(finalOrders).set(fate).where(eq(finalOrders.token, token));
}

export async function findFile(db: Database, token: string, name: string): Promise<OrderFile | null> {
  const { token: _, ...columns } = getTableColumns(finalOrderFiles);
  const [row] = await db
    .select(columns)
    .from(finalOrderFiles)
    .where(and(eq(finalOrderFiles.token, token), eq(finalOrderFiles.name, name)));
  return row ?? null;
}

export type Tick = Omit<typeof orderTicks.$inferSelect, 'leadId'>;

export async function listTicks(db: Database, requestId: string): Promise<readonly Tick[]> {
  return db.select().from(orderTicks).where(eq(orderTicks.leadId, requestId)).orderBy(asc(orderTicks.key));
}

export async function putTick(db: Database, requestId: string, { key, ...tick }: Tick): Promise<void> {
  await db
    .insert(orderTicks)
    .values({ leadId: requestId, key, ...tick })
    .onConflictDoUpdate({ target: [orderTicks.leadId, orderTicks.key], set: tick });
}

export async function dropTick(db: Database, requestId: string, key: string): Promise<void> {
  await db.delete(orderTicks).where(and(eq(orderTicks.leadId, requestId), eq(orderTicks.key, key)));
}

const { content: wholeContent, ...headColumns } = getTableColumns(finalOrders);

/**
 * Returns a query for orders.
 * @param content null: leaves out the content
 */
function selectOrders(db: Database, content: typeof wholeContent | SQL<null> = wholeContent) {
  return db
    .select({
      order: headColumns,
      content,
      before: { token: before.token, number: before.number },
      after: { token: after.token, number: after.number },
    })
    .from(finalOrders)
    .leftJoin(before, eq(before.token, finalOrders.replaces))
    .leftJoin(after, hasChanged)
    .leftJoin(requestWork, eq(requestWork.leadId, finalOrders.leadId));
}

type Selected = Awaited<ReturnType<typeof selectOrders>>[number];

function orderOf(row: Selected): Order {
  return { ...headOf(row), content: orderContentBody.parse(row.content) };
}

function headOf({ order, before: replaces, after: replacedBy }: Selected): OrderHead {
  return { ...order, replaces, replacedBy, state: orderStateOf({ ...order, isReplaced: replacedBy !== null }) };
}

/**
 * Returns the condition for orders that a user may see: orders of their own requests, and of requests without an owner. All staff see an
 * order whose request no longer exists.
 */
function isVisible({ userId, seesAll }: Looking): SQL | undefined {
  return seesAll ? undefined : or(eq(requestWork.ownerId, userId), isNull(requestWork.ownerId));
}

/** Returns the condition for orders in a state. It must agree with `orderStateOf`. */
function isIn(state: OrderState): SQL | undefined {
  const { frozenAt, refusedAt, cancelledAt } = finalOrders;
  const holds = and(sql`${frozenAt} is not null`, isNull(cancelledAt));
  switch (state) {
    case 'waiting':
      return and(isNull(frozenAt), isNull(refusedAt));
    case 'refused':
      return sql`${refusedAt} is not null`;
    case 'cancelled':
      return sql`${cancelledAt} is not null`;
    case 'frozen':
      // With `offset 0` PostgreSQL looks for a later order separately for each row of the list. With a join it would first look up all
      // orders that replace another order.
      return and(holds, sql`not exists (select from ${finalOrders} as after where ${hasChanged} offset 0)`);
    case 'replaced':
      return and(holds, sql`${after.token} is not null`);
  }
}

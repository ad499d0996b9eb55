import { type OrderContent, type OrderName, orderContentBody } from '@gavel/contract/staff';
import type { Ore } from '@gavel/core';
import { type OrderState, orderStateOf } from '@gavel/core/orders';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { Looking } from '../desk/lead-filter.repository.ts';
import { leadWork, orderTicks } from '../leads/lead-work.tables.ts';
import { finalOrderFiles, finalOrders, searchedOrderWords } from './orders.tables.ts';

type Row = typeof finalOrders.$inferSelect;

/** An order as it stands in a list, and what has become of it. */
export interface OrderHead extends Omit<Row, 'content' | 'replaces'> {
  readonly state: OrderState;
  readonly replaces: OrderName | null;
  readonly replacedBy: OrderName | null;
}

/** With what has been ordered. */
export interface Order extends OrderHead {
  readonly content: OrderContent;
}

/** What is stored of an order when it is made. */
export interface NewOrder extends Pick<Row, 'token' | 'key' | 'number' | 'leadId' | 'replaces' | 'madeAt' | 'madeBy'> {
  readonly content: OrderContent;
  readonly price: Ore;
}

/** A picture or a document of an order. */
export type OrderFile = Omit<typeof finalOrderFiles.$inferSelect, 'token'>;

const before = alias(finalOrders, 'before');
const after = alias(finalOrders, 'after');
/** An order that changes another counts once it is frozen, until it is cancelled. */
const hasChanged = and(eq(after.replaces, finalOrders.token), sql`${after.frozenAt} is not null`, isNull(after.cancelledAt));

/** The number that the next order has. One that is not made after all leaves its number out. */
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

/** The one that its customer opens by their e-mail's link; null: there is none, or it is not frozen yet. */
export async function findOrderByKey(db: Database, key: string): Promise<Order | null> {
  const [row] = await selectOrders(db).where(and(eq(finalOrders.key, key), isNotNull(finalOrders.frozenAt)));
  return row ? orderOf(row) : null;
}

/** One of those that somebody may see; null: there is none. */
export async function findVisibleOrder(db: Database, looking: Looking, token: string): Promise<Order | null> {
  const [row] = await selectOrders(db).where(and(isVisible(looking), eq(finalOrders.token, token)));
  return row ? orderOf(row) : null;
}

/** Nobody else decides about it until the transaction ends. */
export async function lockOrder(tx: Database, token: string): Promise<Order | null> {
  await tx.select({ token: finalOrders.token }).from(finalOrders).where(eq(finalOrders.token, token)).for('update');
  return findOrder(tx, token);
}

/** Every order of a request, latest first. */
export async function listOrdersOfLead(db: Database, leadId: string): Promise<readonly Order[]> {
  const rows = await selectOrders(db).where(eq(finalOrders.leadId, leadId)).orderBy(desc(finalOrders.number));
  return rows.map(orderOf);
}

export interface OrderFilter {
  readonly state: OrderState | null;
  /** Each is the beginning of a word of the name, the house or the municipality, of the number or of the token. */
  readonly words: readonly string[];
  /** Only those with a smaller number. */
  readonly before: number | null;
}

/** Latest first. */
export async function listOrders(db: Database, looking: Looking, filter: OrderFilter, most: number): Promise<readonly Order[]> {
  const rows = await selectOrders(db).where(isListed(looking, filter)).orderBy(desc(finalOrders.number)).limit(most);
  return rows.map(orderOf);
}

/** The same without what has been ordered, which is large: a list shows columns alone. */
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
    // Looked up by itself (`offset 0`): walking the order would split each row into words.
    isWord.length === 0
      ? undefined
      : sql`${finalOrders.token} in (select token from final_orders as found where ${and(...isWord)} offset 0)`,
    number === null ? undefined : lt(finalOrders.number, number),
  );
}

/** Of one's own customers those that one has ordered for, latest first. */
export async function listOrdersOfTokens(db: Database, tokens: readonly string[]): Promise<readonly Order[]> {
  if (tokens.length === 0) return [];
  const rows = await selectOrders(db).where(sql`${finalOrders.token} = any(array[${sql.join([...tokens], sql`, `)}]::text[])`);
  return rows.map(orderOf);
}

/** What became of those of these orders that hold no more, by their token. */
export async function orderEnds(db: Database, tokens: readonly string[]): Promise<ReadonlyMap<string, 'cancelled' | 'replaced'>> {
  if (tokens.length === 0) return new Map();
  const rows = await db
    .select({ token: finalOrders.token, cancelledAt: finalOrders.cancelledAt })
    .from(finalOrders)
    .leftJoin(after, hasChanged)
    .where(and(inArray(finalOrders.token, [...tokens]), or(isNotNull(finalOrders.cancelledAt), isNotNull(after.token))));
  return new Map(rows.map(({ token, cancelledAt }) => [token, cancelledAt ? 'cancelled' : 'replaced'] as const));
}

/** What becomes of an order; the database lets each be written once. */
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

export async function listTicks(db: Database, leadId: string): Promise<readonly Tick[]> {
  return db.select().from(orderTicks).where(eq(orderTicks.leadId, leadId)).orderBy(asc(orderTicks.key));
}

export async function putTick(db: Database, leadId: string, { key, ...tick }: Tick): Promise<void> {
  await db
    .insert(orderTicks)
    .values({ leadId, key, ...tick })
    .onConflictDoUpdate({ target: [orderTicks.leadId, orderTicks.key], set: tick });
}

export async function dropTick(db: Database, leadId: string, key: string): Promise<void> {
  await db.delete(orderTicks).where(and(eq(orderTicks.leadId, leadId), eq(orderTicks.key, key)));
}

const { content: wholeContent, ...headColumns } = getTableColumns(finalOrders);

/** @param content null: left out */
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
    .leftJoin(leadWork, eq(leadWork.leadId, finalOrders.leadId));
}

type Selected = Awaited<ReturnType<typeof selectOrders>>[number];

function orderOf(row: Selected): Order {
  return { ...headOf(row), content: orderContentBody.parse(row.content) };
}

function headOf({ order, before: replaces, after: replacedBy }: Selected): OrderHead {
  return { ...order, replaces, replacedBy, state: orderStateOf({ ...order, isReplaced: replacedBy !== null }) };
}

/** As of its request: one's own, and what nobody takes care of; what has no request any more is everybody's. */
function isVisible({ userId, seesAll }: Looking): SQL | undefined {
  return seesAll ? undefined : or(eq(leadWork.ownerId, userId), isNull(leadWork.ownerId));
}

/** The same as `orderStateOf` says of a row. */
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
      // Asked of each (`offset 0`) on the way through the list: joined, all that change another would be looked up first.
      return and(holds, sql`not exists (select from ${finalOrders} as after where ${hasChanged} offset 0)`);
    case 'replaced':
      return and(holds, sql`${after.token} is not null`);
  }
}

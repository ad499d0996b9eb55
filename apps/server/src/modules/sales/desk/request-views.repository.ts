import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { requestColumns, requestViews } from './request-views.tables.ts';

type View = typeof requestViews.$inferSelect;

/** Returns a user's own saved views of the list of requests and the shared ones, in the order of their names. */
export function listViews(db: Database, userId: string): Promise<readonly View[]> {
  return db
    .select()
    .from(requestViews)
    .where(or(eq(requestViews.ownerId, userId), isNull(requestViews.ownerId)))
    .orderBy(asc(sql`lower(${requestViews.name})`), requestViews.id);
}

/** Returns how many saved views a user has; for null, how many shared views there are. */
export async function countOwn(db: Database, ownerId: string | null): Promise<number> {
  const [row] = await db.select({ count: count() }).from(requestViews).where(isOf(ownerId));
  return row?.count ?? 0;
}

export async function insertView(db: Database, view: Pick<View, 'ownerId' | 'name' | 'list'>): Promise<View | null> {
  const [row] = await db.insert(requestViews).values(view).returning();
  return row ?? null;
}

/** Returns a saved view that is the user's own or shared, and locks it until the transaction ends; null: no such view exists. */
export async function lockView(tx: Database, userId: string, id: number): Promise<View | null> {
  const isTheirs = or(eq(requestViews.ownerId, userId), isNull(requestViews.ownerId));
  const [row] = await tx
    .select()
    .from(requestViews)
    .where(and(eq(requestViews.id, id), isTheirs))
    .for('update');
  return row ?? null;
}

export async function updateView(
  tx: Database,
  { id, version }: View,
  change: Pick<View, 'ownerId' | 'name' | 'list'>,
): Promise<View | null> {
  const [row] = await tx
    .update(requestViews)
    .set({ ...change, version: version + 1 })
    .where(eq(requestViews.id, id))
    .returning();
  return row ?? null;
}

export async function deleteView(tx: Database, id: number): Promise<void> {
  await tx.delete(requestViews).where(eq(requestViews.id, id));
}

/** Returns the names of the saved views of all users. */
export function listViewNames(db: Database): Promise<readonly Pick<View, 'id' | 'name'>[]> {
  return db.select({ id: requestViews.id, name: requestViews.name }).from(requestViews);
}

/** Empties the name of a saved view, because it contains the name or contact data of a customer whose data is erased. */
export async function emptyViewName(tx: Database, id: number): Promise<void> {
  await tx
    .update(requestViews)
    .set({ name: '', version: sql`${requestViews.version} + 1` })
    .where(eq(requestViews.id, id));
}

/** Returns the columns that a user has chosen for their list of requests; null: the user has chosen none. */
export async function findColumns(db: Database, userId: string): Promise<unknown> {
  const [row] = await db.select().from(requestColumns).where(eq(requestColumns.userId, userId));
  return row?.columns ?? null;
}

/**
 * Stores the columns that a user has chosen for their list of requests.
 * @param columns null: deletes the stored columns
 */
export async function keepColumns(db: Database, userId: string, columns: unknown): Promise<void> {
  if (columns === null) await db.delete(requestColumns).where(eq(requestColumns.userId, userId));
  else
    await db
      .insert(requestColumns)
      .values({ userId, columns })
      .onConflictDoUpdate({ target: requestColumns.userId, set: { columns } });
}

function isOf(ownerId: string | null) {
  return ownerId === null ? isNull(requestViews.ownerId) : eq(requestViews.ownerId, ownerId);
}

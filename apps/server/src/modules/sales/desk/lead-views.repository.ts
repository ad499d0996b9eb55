import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { leadColumns, leadViews } from './lead-views.tables.ts';

type View = typeof leadViews.$inferSelect;

/** Somebody's own views and everybody's, by name. */
export function listViews(db: Database, userId: string): Promise<readonly View[]> {
  return db
    .select()
    .from(leadViews)
    .where(or(eq(leadViews.ownerId, userId), isNull(leadViews.ownerId)))
    .orderBy(asc(sql`lower(${leadViews.name})`), leadViews.id);
}

/** How many somebody has; null: how many everybody has. */
export async function countOwn(db: Database, ownerId: string | null): Promise<number> {
  const [row] = await db.select({ count: count() }).from(leadViews).where(isOf(ownerId));
  return row?.count ?? 0;
}

export async function insertView(db: Database, view: Pick<View, 'ownerId' | 'name' | 'list'>): Promise<View | null> {
  const [row] = await db.insert(leadViews).values(view).returning();
  return row ?? null;
}

/** One of somebody's own or of everybody's, and nobody else changes it until the transaction ends. */
export async function lockView(tx: Database, userId: string, id: number): Promise<View | null> {
  const isTheirs = or(eq(leadViews.ownerId, userId), isNull(leadViews.ownerId));
  const [row] = await tx
    .select()
    .from(leadViews)
    .where(and(eq(leadViews.id, id), isTheirs))
    .for('update');
  return row ?? null;
}

export async function updateView(
  tx: Database,
  { id, version }: View,
  change: Pick<View, 'ownerId' | 'name' | 'list'>,
): Promise<View | null> {
  const [row] = await tx
    .update(leadViews)
    .set({ ...change, version: version + 1 })
    .where(eq(leadViews.id, id))
    .returning();
  return row ?? null;
}

export async function deleteView(tx: Database, id: number): Promise<void> {
  await tx.delete(leadViews).where(eq(leadViews.id, id));
}

/** What views are called, whoever has them. */
export function listViewNames(db: Database): Promise<readonly Pick<View, 'id' | 'name'>[]> {
  return db.select({ id: leadViews.id, name: leadViews.name }).from(leadViews);
}

/** Its name was a customer's, who is forgotten. */
export async function emptyViewName(tx: Database, id: number): Promise<void> {
  await tx
    .update(leadViews)
    .set({ name: '', version: sql`${leadViews.version} + 1` })
    .where(eq(leadViews.id, id));
}

/** Null: they have chosen none. */
export async function findColumns(db: Database, userId: string): Promise<unknown> {
  const [row] = await db.select().from(leadColumns).where(eq(leadColumns.userId, userId));
  return row?.columns ?? null;
}

/** @param columns null: forgets them */
export async function keepColumns(db: Database, userId: string, columns: unknown): Promise<void> {
  if (columns === null) await db.delete(leadColumns).where(eq(leadColumns.userId, userId));
  else
    await db.insert(leadColumns).values({ userId, columns }).onConflictDoUpdate({ target: leadColumns.userId, set: { columns } });
}

function isOf(ownerId: string | null) {
  return ownerId === null ? isNull(leadViews.ownerId) : eq(leadViews.ownerId, ownerId);
}

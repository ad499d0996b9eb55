import { and, desc, eq, getTableColumns, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { rangePreviews } from './previews.tables.ts';

/** A private link to a preview of the site with a draft. */
export type StoredPreview = typeof rangePreviews.$inferSelect;

export async function insertPreview(db: Database, preview: typeof rangePreviews.$inferInsert): Promise<void> {
  await db.insert(rangePreviews).values(preview);
}

export async function findPreview(db: Database, tokenHash: string): Promise<StoredPreview | null> {
  const [row] = await db.select().from(rangePreviews).where(eq(rangePreviews.tokenHash, tokenHash));
  return row ?? null;
}

/** Returns the preview links that work at this time, latest first, each with the name of its author. */
export function listPreviews(db: Database, at: Date): Promise<readonly (StoredPreview & { readonly by: string | null })[]> {
  return db
    .select({ ...getTableColumns(rangePreviews), by: users.name })
    .from(rangePreviews)
    .leftJoin(users, eq(users.id, rangePreviews.madeBy))
    .where(and(gt(rangePreviews.expiresAt, at), isNull(rangePreviews.withdrawnAt)))
    .orderBy(desc(rangePreviews.id));
}

/**
 * Withdraws a preview link and returns the version number of the draft that it shows; null: the link is unknown, or was withdrawn
 * before.
 */
export async function withdrawPreview(db: Database, id: number, at: Date): Promise<number | null> {
  const [row] = await db
    .update(rangePreviews)
    .set({ withdrawnAt: at })
    .where(and(eq(rangePreviews.id, id), isNull(rangePreviews.withdrawnAt)))
    .returning({ draft: rangePreviews.draft });
  return row?.draft ?? null;
}

/** Deletes the preview links that expired before this time. */
export async function deletePreviews(db: Database, before: Date): Promise<void> {
  await db.delete(rangePreviews).where(lt(rangePreviews.expiresAt, before));
}

import type { TextEdit } from '@gavel/range/publishing';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { draftChanges, rangeDrafts, type StoredReview } from './drafts.tables.ts';

/** One change of the draft. */
export interface StoredChange extends TextEdit {
  readonly id: number;
  readonly changedBy: string;
  /** The name of the person who made the change; null: that account no longer exists. */
  readonly byName: string | null;
  readonly changedAt: Date;
}

/** The draft of the next version, which all editors of the range share. */
export interface Draft {
  /** How often the draft has changed so far. */
  readonly version: number;
  readonly changes: readonly StoredChange[];
  readonly review: StoredReview | null;
}

/** The id of the only draft. */
const ONLY = 1;

export async function readDraft(db: Database): Promise<Draft> {
  const [draft] = await db.select().from(rangeDrafts).where(eq(rangeDrafts.id, ONLY));
  const rows = await db
    .select({ ...getTableColumns(draftChanges), byName: users.name })
    .from(draftChanges)
    .leftJoin(users, eq(users.id, draftChanges.changedBy))
    .orderBy(asc(draftChanges.id));
  const changes = rows.map(({ before, value, ...row }) => ({ ...row, before: before?.is, value: value.is }));
  return { version: draft?.version ?? 0, changes, review: draft?.review ?? null };
}

/** Reads the draft and locks it until the transaction ends, so that nobody else changes it. */
export async function lockDraft(tx: Database): Promise<Draft> {
  await tx.insert(rangeDrafts).values({ id: ONLY, version: 0 }).onConflictDoNothing();
  await tx.select().from(rangeDrafts).where(eq(rangeDrafts.id, ONLY)).for('update');
  return readDraft(tx);
}

/**
 * Removes and adds changes, and raises the version of the draft.
 * @param draft as `lockDraft` returned it
 */
export async function changeDraft(
  tx: Database,
  draft: Draft,
  { gone, added, by, at }: { gone: readonly number[]; added: readonly TextEdit[]; by: string; at: Date },
): Promise<void> {
  if (gone.length > 0) await tx.delete(draftChanges).where(inArray(draftChanges.id, [...gone]));
  const rows = added.map(({ file, keys, before, value }) => ({
    file,
    keys,
    before: before === undefined ? null : { is: before },
    value: { is: value },
    changedBy: by,
    changedAt: at,
  }));
  if (rows.length > 0) await tx.insert(draftChanges).values(rows);
  await raiseVersion(tx, draft);
}

/** Gives a locked draft its next version number, so that its tag changes too. Call this function after every change of the draft. */
export async function raiseVersion(tx: Database, { version }: Pick<Draft, 'version'>): Promise<void> {
  await tx
    .update(rangeDrafts)
    .set({ version: version + 1 })
    .where(eq(rangeDrafts.id, ONLY));
}

/** Stores the review of the draft; null deletes it. The version number of the draft stays the same. */
export async function storeReview(tx: Database, review: StoredReview | null): Promise<void> {
  await tx.update(rangeDrafts).set({ review }).where(eq(rangeDrafts.id, ONLY));
}

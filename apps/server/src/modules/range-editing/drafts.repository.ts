import type { TextEdit } from '@gavel/range/publishing';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../people/accounts/accounts.tables.ts';
import { draftChanges, rangeDrafts } from './drafts.tables.ts';

/** One change of the draft. */
export interface StoredChange extends TextEdit {
  readonly id: number;
  readonly changedBy: string;
  /** Of whoever made it; null: they have no account any more. */
  readonly byName: string | null;
  readonly changedAt: Date;
}

/** What everybody who edits the range works on. */
export interface Draft {
  /** Counts the changes. */
  readonly version: number;
  readonly changes: readonly StoredChange[];
}

/** There is one draft. */
const ONLY = 1;

export async function readDraft(db: Database): Promise<Draft> {
  const [draft] = await db.select().from(rangeDrafts).where(eq(rangeDrafts.id, ONLY));
  const rows = await db
    .select({ ...getTableColumns(draftChanges), byName: users.name })
    .from(draftChanges)
    .leftJoin(users, eq(users.id, draftChanges.changedBy))
    .orderBy(asc(draftChanges.id));
  const changes = rows.map(({ before, value, ...row }) => ({ ...row, before: before?.is, value: value.is }));
  return { version: draft?.version ?? 0, changes };
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockDraft(tx: Database): Promise<Draft> {
  await tx.insert(rangeDrafts).values({ id: ONLY, version: 0 }).onConflictDoNothing();
  await tx.select().from(rangeDrafts).where(eq(rangeDrafts.id, ONLY)).for('update');
  return readDraft(tx);
}

/** Takes changes away and adds others, and counts that. @param draft as it was locked */
export async function changeDraft(
  tx: Database,
  { version }: Draft,
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
  await tx
    .update(rangeDrafts)
    .set({ version: version + 1 })
    .where(eq(rangeDrafts.id, ONLY));
}

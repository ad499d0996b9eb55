import { createHash } from 'node:crypto';
import type { WrittenRange } from '@gavel/range/publishing';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contentHash } from './content-hash.ts';
import { type Approval, rangeRevisions, rangeTexts, type Signature } from './range.tables.ts';

type Row = typeof rangeRevisions.$inferSelect;

/** The source files of a range, as they were published. */
export type Revision = Row;

/** A revision (the source files of a publication) to store. */
export interface NewRevision extends Pick<Row, 'origin' | 'restores' | 'message' | 'authorId'> {
  readonly written: WrittenRange;
  /** `range.tables.ts` describes these columns. */
  readonly proof?: unknown;
  readonly signature?: Signature | null;
  readonly approval?: Approval | null;
}

/** Returns the revision to store for a range folder that the operator publishes. */
export function fromFolder(written: WrittenRange): NewRevision {
  return { written, origin: 'folder', restores: null, message: '', authorId: null };
}

/**
 * Stores the next revision, unless the latest one has the same content and belongs to the same published range.
 * @param publishedRange the id of the published range that was made from this revision
 */
export async function storeRevision(
  tx: Database,
  { written, ...told }: NewRevision,
  publishedRange: number,
  at: Date,
): Promise<void> {
  const texts = [...written.texts].map(([file, text]) => ({ file, text, hash: textHash(text) }));
  const tree = Object.fromEntries(texts.map(({ file, hash }) => [file, hash]));
  const pictures = textHash(written.pictures);
  const latest = await findLatestRevision(tx);
  const isSame = latest?.pictures === pictures && contentHash(latest.tree) === contentHash(tree);
  if (isSame && latest.publishedRange === publishedRange) return;
  await tx
    .insert(rangeTexts)
    .values([...texts, { hash: pictures, text: written.pictures }].map(({ hash, text }) => ({ hash, text })))
    .onConflictDoNothing();
  await tx.insert(rangeRevisions).values({ ...told, parent: latest?.id ?? null, tree, pictures, at, publishedRange });
}

export async function storeProof(db: Database, id: number, proof: unknown): Promise<void> {
  await db.update(rangeRevisions).set({ proof }).where(eq(rangeRevisions.id, id));
}

export async function findLatestRevision(db: Database): Promise<Revision | null> {
  const [row] = await db.select().from(rangeRevisions).orderBy(desc(rangeRevisions.id)).limit(1);
  return row ?? null;
}

export async function findRevision(db: Database, id: number): Promise<Revision | null> {
  const [row] = await db.select().from(rangeRevisions).where(eq(rangeRevisions.id, id));
  return row ?? null;
}

/** Returns revisions, latest first. */
export function listRevisions(db: Database, most: number): Promise<readonly Revision[]> {
  return db.select().from(rangeRevisions).orderBy(desc(rangeRevisions.id)).limit(most);
}

/**
 * Returns the files of a revision, byte for byte. They are sorted by path, because `jsonb` sorts its keys by length first. The order
 * matters: for example, it decides which of two answers with the same picture key colours the drawing.
 */
export async function readRevision(db: Database, { id, tree, pictures }: Revision): Promise<WrittenRange> {
  const rows = await db
    .select()
    .from(rangeTexts)
    .where(inArray(rangeTexts.hash, [...Object.values(tree), pictures]));
  const texts = new Map(rows.map(({ hash, text }) => [hash, text]));
  const textOf = (hash: string) => {
    const text = texts.get(hash);
    if (text === undefined) throw new Error(`a text of revision ${id} is not in the database: ${hash}`);
    return text;
  };
  // Sort the files in the same way as `readFiles` in packages/range.
  const files = Object.entries(tree).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { texts: new Map(files.map(([file, hash]) => [file, textOf(hash)])), pictures: textOf(pictures) };
}

function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { publishedRanges } from './range.tables.ts';

/** The hashes of the pictures of every range that was ever published. */
export async function listPublishedPictures(db: Database): Promise<ReadonlySet<string>> {
  const hash = sql<string | null>`${publishedRanges.body} -> 'pictures' ->> 'hash'`;
  const rows = await db.selectDistinct({ hash }).from(publishedRanges);
  return new Set(rows.flatMap((row) => row.hash ?? []));
}

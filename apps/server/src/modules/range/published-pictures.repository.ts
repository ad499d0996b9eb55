import { formatOf, picturesHashFormat, readStored } from '@gavel/range';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { publishedRanges } from './range.tables.ts';

/**
 * Returns the hashes of the pictures of all published ranges, also of ranges that a later version of the program has stored. While
 * the operator replaces this version by the later one, both run, and both get HTTP requests for the pictures of those ranges.
 * Throws `StoredBodyError` if a row cannot be read.
 */
export async function listPublishedPictures(db: Database): Promise<ReadonlySet<string>> {
  const { format } = publishedRanges;
  const hash = sql<unknown>`${publishedRanges.body} -> 'pictures' ->> 'hash'`;
  const rows = await db.selectDistinct({ format, body: hash }).from(publishedRanges);
  const name = 'pictures of a published range';
  const known = formatOf(picturesHashFormat);
  return new Set(
    rows.flatMap(({ format, body }) => readStored(picturesHashFormat, { name, format: Math.min(format, known), body }) ?? []),
  );
}

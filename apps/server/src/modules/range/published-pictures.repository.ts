import { picturesHashFormat, readStored } from '@gavel/range';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { publishedRanges } from './range.tables.ts';

/** The hashes of the pictures of every range that was ever published. Throws `StoredBodyError` where one cannot be read. */
export async function listPublishedPictures(db: Database): Promise<ReadonlySet<string>> {
  const { format } = publishedRanges;
  const hash = sql<unknown>`${publishedRanges.body} -> 'pictures' ->> 'hash'`;
  const rows = await db.selectDistinct({ format, body: hash }).from(publishedRanges);
  const name = 'pictures of a published range';
  return new Set(rows.flatMap((row) => readStored(picturesHashFormat, { name, ...row }) ?? []));
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/connect.ts';

const columns = z.array(z.object({ schema: z.string(), table: z.string(), column: z.string(), type: z.string() }));

/** Returns the columns that contain any of these words, from all tables of all schemas, including the tables of the job queue. */
export async function findInDatabase(db: Database, words: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.execute(sql`
    select columns.table_schema as schema, columns.table_name as "table", column_name as "column", data_type as type
    from information_schema.columns inner join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and columns.table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2, 3`);
  const found: string[] = [];
  for (const { schema, table, column, type } of columns.parse(rows)) {
    const name = sql.identifier(column);
    const text = type === 'bytea' ? sql`encode(${name}, 'escape')` : sql`${name}::text`;
    const has = words.map((word) => sql`position(lower(${word}) in lower(${text})) > 0`);
    const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
    const hits = await db.execute(sql`select 1 from ${from} where ${sql.join(has, sql` or `)} limit 1`);
    if (hits.rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}

/** Returns the columns of our own tables that can contain text. */
export async function columnsOfWords(db: Database): Promise<readonly { readonly table: string; readonly column: string }[]> {
  const { rows } = await db.execute(sql`
    select table_schema as schema, table_name as "table", column_name as "column", data_type as type
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'tsvector', 'ARRAY')
    order by 2, 3`);
  return columns.parse(rows);
}

/** Returns the files in a folder and its subfolders that contain one of these words, as plain text or in the encoding of e-mails. */
export async function findInFiles(folder: string, words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
    // Decode the encoding of e-mails: soft line breaks, and quoted-printable characters such as =C3=A5.
    const decoded = text.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => decode(bytes));
    if (hasAny(text, words) || hasAny(decoded, words)) found.push(entry.name);
  }
  return found;
}

export function hasAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
}

function decode(bytes: string): string {
  return Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8');
}

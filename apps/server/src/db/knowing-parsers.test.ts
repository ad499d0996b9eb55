import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { knowingParsers } from './knowing-parsers.ts';

const everyKind = sql`select '2026-11-20'::date as day, '2026-11-20 12:00'::timestamp as at, '2026-11-20 12:00+00'::timestamptz as moment,
  interval '1 day' as lasting, array['2026-11-20 12:00+00'::timestamptz] as moments, array[1.5] as numbers, array['a'] as words, 7 as count,
  '{"a": 1}'::jsonb as json, true as yes`;

test('drizzle reads the same values with and without knowingParsers, inside and outside a transaction, from the first statement on', async () => {
  const lite = new PGlite();
  const { rows } = await drizzle(lite).execute(everyKind);
  expect((await drizzle({ client: knowingParsers(lite) }).transaction((db) => db.execute(everyKind))).rows).toEqual(rows);
  expect((await drizzle({ client: knowingParsers(lite) }).execute(everyKind)).rows).toEqual(rows);

  // Code that uses the database without drizzle then gets times as text too, unless it passes its own parsers with a query.
  const moment = 'select now() as moment';
  expect((await lite.query<{ moment: unknown }>(moment)).rows[0]?.moment).toBeTypeOf('string');
  expect((await lite.query<{ moment: unknown }>(moment, [], types)).rows[0]?.moment).toBeInstanceOf(Date);
  await lite.close();
});

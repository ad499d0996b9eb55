import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findSnapshot } from '../modules/visit/configurations/configurations.repository.ts';
import { freshDatabase } from '../testing/databases.ts';
import { onServer } from '../testing/on-server.ts';
import { connectPostgres } from './connect.ts';
import { migratePostgres } from './migrate-postgres.ts';

// Tests upgrades of the server with several processes. While one process starts with the new server version, the others still run the old
// one, on the migrated tables.

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const postgresUrl = inject('postgresUrl');
if (postgresUrl === null) console.log('Upgrades are not tested: there is no PostgreSQL');

/** The position (from 0) of the first migration that is checked. Earlier migrations are older than the first release. */
const FIRST_KEPT = 3;

/**
 * The position (from 0) of the first migration whose new database indexes an operator may create before the upgrade
 * (docs/how-to/back-up-and-upgrade.md).
 */
const FIRST_REPEATED = 42;

interface Column {
  readonly place: string;
  readonly type: string;
  readonly needsValue: boolean;
  readonly mayBeNull: boolean;
}

interface Unique {
  readonly name: string;
  readonly places: readonly string[];
}

const journal: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(
  await readFile(join(migrations, 'meta/_journal.json'), 'utf8'),
);
const tags = journal.entries.map(({ tag }) => tag);

test.skipIf(postgresUrl === null)(
  'migrations only add to the tables, so that the previous version of the server can still read and write everything',
  async () => {
    const client = await anEmptyDatabase();
    let before: readonly Column[] = [];
    let unique: readonly Unique[] = [];
    for (const [index, tag] of tags.entries()) {
      await client.query(await readFile(join(migrations, `${tag}.sql`), 'utf8'));
      const [after, uniqueAfter] = [await columnsOf(client), await uniqueOf(client)];
      if (index >= FIRST_KEPT)
        expect([tag, faultsBetween(before, after), faultsOfUnique(before, unique, uniqueAfter)]).toEqual([tag, [], []]);
      [before, unique] = [after, uniqueAfter];
    }
  },
);

test.skipIf(postgresUrl === null)(
  'a database of an earlier server version is migrated with its data, while processes of that version still use it',
  async () => {
    const earlier = await anEmptyDatabase();
    await migratePostgres(earlier, await migrationsUntil(tags.length / 2), null);
    const insert = (token: string) =>
      earlier.query(
        `insert into snapshots (token, web_configuration_id, web_configuration_version, municipality_id, area_code, house_id, name, answers,
        price_ore, withdraw_key_hash, created_at, opened_at) values ($1, 10, 1, '2480', 'N', 1, 'Hus', '{}', 1, 'abc', now(), now())`,
        [token],
      );
    await insert('a1B2c3D4');
    // The earlier server version continues its queries while the new version starts.
    const [connection] = await Promise.all([connectPostgres(urlOf(earlier)), insert('b1B2c3D4')]);
    try {
      await insert('c1B2c3D4');
      for (const token of ['a1B2c3D4', 'b1B2c3D4', 'c1B2c3D4'])
        expect(await findSnapshot(connection.db, token)).toMatchObject({ name: 'Hus' });
    } finally {
      await connection.close();
    }
  },
);

test.skipIf(postgresUrl === null)('an upgrade succeeds even if an operator has created the new indexes beforehand', async () => {
  const client = await anEmptyDatabase();
  await migratePostgres(client, await migrationsUntil(FIRST_REPEATED), null);
  const { rows: tables } = await client.query<{ name: string }>('select tablename as name from pg_tables');
  const isKnown = (statement: string) => tables.some(({ name }) => statement.includes(` ON "${name}" `));
  const texts = await Promise.all(tags.slice(FIRST_REPEATED).map((tag) => readFile(join(migrations, `${tag}.sql`), 'utf8')));
  const indexes = texts.flatMap((text) => text.split('--> statement-breakpoint')).filter((text) => /^\s*CREATE INDEX/.test(text));
  for (const statement of indexes.filter(isKnown)) await client.query(statement);
  await migratePostgres(client, migrations, null);
});

/** Returns the changes of columns that would break an older version of the server, which knows only the earlier columns. */
function faultsBetween(before: readonly Column[], after: readonly Column[]): readonly string[] {
  const known = new Map(before.map((column) => [column.place, column]));
  const now = new Map(after.map((column) => [column.place, column]));
  const tables = new Set(before.map(({ place }) => place.split('.')[0]));
  const changed = before.flatMap(({ place, type, mayBeNull }) => {
    const found = now.get(place);
    if (!found) return [`${place} is gone`];
    if (found.type !== type) return [`${place} is ${found.type} and was ${type}`];
    return mayBeNull && !found.mayBeNull ? [`${place} has to be filled`] : [];
  });
  const added = after.filter(({ place, needsValue }) => needsValue && tables.has(place.split('.')[0]) && !known.has(place));
  return [...changed, ...added.map(({ place }) => `${place} has to be filled, and nobody before does`)];
}

/**
 * Returns new unique indexes on columns that existed before. They are faults, because an earlier version of the server may store duplicates
 * in these columns.
 */
function faultsOfUnique(before: readonly Column[], known: readonly Unique[], now: readonly Unique[]): readonly string[] {
  const places = new Set(before.map(({ place }) => place));
  const names = new Set(known.map(({ name }) => name));
  return now.filter((one) => !names.has(one.name) && one.places.every((place) => places.has(place))).map(({ name }) => name);
}

async function columnsOf(client: Client): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(`select table_name || '.' || column_name as place, data_type as type,
    is_nullable = 'YES' as "mayBeNull",
    is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "needsValue"
    from information_schema.columns where table_schema = 'public' order by 1`);
  return rows;
}

async function uniqueOf(client: Client): Promise<readonly Unique[]> {
  const { rows } = await client.query<Unique>(`select indexes.relname as name,
    array(select tables.relname || '.' || attname from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as places
    from pg_index join pg_class as indexes on indexes.oid = indexrelid join pg_class as tables on tables.oid = indrelid
    join pg_namespace on pg_namespace.oid = tables.relnamespace where indisunique and nspname = 'public'`);
  return rows;
}

/** Returns a folder with the first `count` migrations. */
async function migrationsUntil(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrations, folder, { recursive: true });
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

const urls = new WeakMap<Client, string>();
const urlOf = (client: Client) => urls.get(client) ?? '';

async function anEmptyDatabase(): Promise<Client> {
  const { url, drop } = await freshDatabase(postgresUrl ?? '');
  const name = new URL(url).pathname.slice(1);
  await onServer(postgresUrl ?? '', `drop database ${name}`);
  await onServer(postgresUrl ?? '', `create database ${name}`);
  const client = new Client({ connectionString: url });
  await client.connect();
  urls.set(client, url);
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  return client;
}

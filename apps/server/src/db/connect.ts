import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { type ConstructorOptions, type Db, fromDrizzle, fromPglite } from 'pg-boss';
import { DatabaseError } from './database-error.ts';
import type { Listen } from './listen.ts';
import { listenPostgres } from './listen-postgres.ts';
import { lockFolder } from './lock-folder.ts';
import { migratePostgres } from './migrate-postgres.ts';

/** PostgreSQL or PGlite: the queries are the same. */
export type Database = PgDatabase<Rows>;

/** What both answer to a statement of ours. */
interface Rows extends PgQueryResultHKT {
  readonly type: { readonly rows: unknown[] };
}

export interface Connection {
  readonly db: Database;
  /** Which one it is, for the log. */
  readonly kind: 'PostgreSQL' | 'PGlite';
  /** How the job queue reaches the same database. */
  readonly queues: Queues;
  /** Hears what any process tells that uses the same database. */
  readonly listen: Listen;
  close(): Promise<void>;
}

interface Queues {
  readonly options: Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend'>;
  /** The same inside a transaction of ours. */
  within(transaction: Database): Db;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

interface PostgresOptions {
  /** The same database as the role that its tables belong to, which brings them up to date; null: the server's own role does. */
  readonly ownerUrl?: string | null;
  readonly onError?: (error: Error) => void;
  /** Is told why what listens has lost its connection. */
  readonly onListenError?: (error: unknown) => void;
}

/** Connects to a PostgreSQL server and brings its tables up to date; processes that start together take turns. Throws `DatabaseError`. */
export async function connectPostgres(
  databaseUrl: string,
  { ownerUrl = null, onError = () => undefined, onListenError = () => undefined }: PostgresOptions = {},
): Promise<Connection> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  // An idle connection that breaks (the server restarted) would end the process; the pool makes a new one.
  pool.on('error', onError);
  try {
    if (ownerUrl === null) await migrateWith(pool);
    else await migrateAsOwner(ownerUrl, pool);
  } catch (error) {
    await pool.end();
    throw new DatabaseError(databaseUrl, error);
  }
  // Two connections of its own: what it leaves open when a statement of its fails is not met by anybody else.
  const options = { connectionString: databaseUrl, max: 2 };
  return {
    db: drizzlePg(pool),
    kind: 'PostgreSQL',
    queues: { options, within },
    listen: (channel, hearing) => listenPostgres(databaseUrl, channel, hearing, onListenError),
    close: () => pool.end(),
  };
}

async function migrateWith(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migratePostgres(client, migrationsFolder, null);
  } finally {
    client.release();
  }
}

async function migrateAsOwner(ownerUrl: string, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await migratePostgres(owner, migrationsFolder, rows[0]?.role ?? null);
  } finally {
    await owner.end();
  }
}

/** PostgreSQL's own 128 MB to keep pages in would come to be most of the server's memory, for a database of forty. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the embedded database in a folder that it holds alone. Throws `FolderInUseError`. */
export async function openEmbedded(dataFolder: string): Promise<Connection> {
  const lock = await lockFolder(dataFolder);
  try {
    const folder = join(dataFolder, 'db');
    await mkdir(folder, { recursive: true });
    const connection = await useLite(new PGlite(folder, { startParams }));
    return {
      ...connection,
      async close() {
        await connection.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** An embedded database that is gone when it is closed, for tests: as it was dumped, so that it need not be made and migrated first. @param logQuery is told every statement */
export function openDumped(dump: Blob, logQuery?: (statement: string) => void): Promise<Connection> {
  return useLite(new PGlite({ loadDataDir: dump }), logQuery);
}

/** Makes a dumped database an embedded one, for tests. @param folder where it will lie */
export async function embedDumped(dump: Blob, folder: string): Promise<void> {
  const lite = new PGlite(folder, { loadDataDir: dump });
  await lite.waitReady;
  await lite.close();
}

/** An empty database with all its tables, for `openDumped`. @param prepare may add to it */
export async function dumpEmpty(prepare: (connection: Connection) => Promise<void> = async () => {}): Promise<Blob> {
  const lite = new PGlite();
  const connection = await useLite(lite);
  await prepare(connection);
  const dump = await lite.dumpDataDir('none');
  await connection.close();
  return dump;
}

async function useLite(lite: PGlite, logQuery?: (statement: string) => void): Promise<Connection> {
  const db = drizzleLite(lite, { logger: logQuery ? { logQuery } : false });
  await migrateLite(db, { migrationsFolder });
  return {
    db,
    kind: 'PGlite',
    queues: { options: { db: fromPglite(lite), backend: 'pglite' }, within },
    async listen(channel, { heard }) {
      const stop = await lite.listen(channel, heard);
      return { close: () => stop() };
    },
    close: () => lite.close(),
  };
}

function within(transaction: Database): Db {
  return fromDrizzle(transaction, sql);
}

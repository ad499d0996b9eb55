import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { type ConstructorOptions, type Db, fromDrizzle, fromPglite } from 'pg-boss';
import { DataFolderError } from './data-folder-error.ts';
import { DatabaseError } from './database-error.ts';
import { DumpedFolder, type UnpackedDump } from './dumped-folder.ts';
import { FolderInUseError } from './folder-in-use-error.ts';
import { knowingParsers } from './knowing-parsers.ts';
import type { Listen } from './listen.ts';
import { listenPostgres } from './listen-postgres.ts';
import { lockFolder } from './lock-folder.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { onPool } from './on-pool.ts';

/** A PostgreSQL or PGlite database. The queries are the same on both. */
export type Database = PgDatabase<Rows>;

/** The type of a statement's result, the same for both databases. */
interface Rows extends PgQueryResultHKT {
  readonly type: { readonly rows: unknown[] };
}

export interface Connection {
  readonly db: Database;
  /** The kind of the database, for the log. */
  readonly kind: 'PostgreSQL' | 'PGlite';
  /** The settings with which the job queue connects to the same database. */
  readonly queues: Queues;
  /** Listens to notifications from every process that uses the same database. */
  readonly listen: Listen;
  close(): Promise<void>;
}

interface Queues {
  readonly options: Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend' | 'connectionTimeoutMillis'>;
  /** Returns the interface through which the job queue queries the database, inside the given transaction of the server. */
  within(transaction: Database): Db;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

interface PostgresOptions {
  /**
   * The address of the same database for the role that owns its tables and migrates them; null: the server's own role owns the
   * tables.
   */
  readonly ownerUrl?: string | null;
  readonly onError?: (error: Error) => void;
  /** Called with the reason when the connection that listens to notifications cannot be opened, or fails the regular check. */
  readonly onListenError?: (error: unknown) => void;
  /** The time limit in ms after which PostgreSQL ends a statement. */
  readonly statementWithin?: number;
  /** How long, in ms, a connection that waits for a response may receive no byte before it counts as broken. */
  readonly silentFor?: number;
}

/** The time limit, in ms, for opening a connection and for waiting until one is free. */
const CONNECTS_WITHIN = 5000;
/** The time limit of a statement, in ms. The slowest statement of the server takes a tenth of it. */
const STATEMENT_WITHIN = 15_000;
/** How long, in ms, a connection may receive no byte before it counts as broken. This is longer than any statement may take. */
const SILENT_FOR = 20_000;

/**
 * Returns the options of the connections for queries and for the job queue. When a statement gets no response, its connection must be
 * closed and not used again, because its transaction may still be open. So the time limit is on the socket. The client library's time limit
 * would leave the connection in use.
 */
const limits = (silentFor: number) => ({
  connectionTimeoutMillis: CONNECTS_WITHIN,
  keepAlive: true,
  stream: () => {
    const line = new Socket();
    return line.setTimeout(silentFor, () => line.destroy(new Error(`The database was silent for ${silentFor} ms`)));
  },
});

/**
 * Connects to a PostgreSQL server and migrates its tables. Processes that start together migrate one after another. Throws `DatabaseError`.
 */
export async function connectPostgres(
  databaseUrl: string,
  {
    ownerUrl = null,
    onError = () => undefined,
    onListenError = () => undefined,
    statementWithin = STATEMENT_WITHIN,
    silentFor = SILENT_FOR,
  }: PostgresOptions = {},
): Promise<Connection> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    statement_timeout: statementWithin,
    idle_in_transaction_session_timeout: silentFor,
    ...limits(silentFor),
  });
  // Without this listener, an idle connection that breaks (when PostgreSQL restarts) would end the process.
  pool.on('error', onError);
  try {
    await bringUpToDate(databaseUrl, ownerUrl);
  } catch (error) {
    await pool.end();
    throw new DatabaseError(databaseUrl, error);
  }
  // The job queue has its own connections, so a transaction that it leaves open after a failed statement affects no other query.
  const options = { connectionString: databaseUrl, max: 2, ...limits(silentFor) };
  return {
    db: onPool(pool),
    kind: 'PostgreSQL',
    queues: { options, within },
    listen: (channel, hearing) => listenPostgres(databaseUrl, channel, hearing, onListenError),
    close: () => pool.end(),
  };
}

/**
 * Migrates the tables over a separate connection without a time limit for statements, because migrating may wait for another process
 * or create a large index.
 */
async function bringUpToDate(databaseUrl: string, ownerUrl: string | null): Promise<void> {
  const serverRole = ownerUrl === null ? null : await onConnection(databaseUrl, roleOf);
  await onConnection(ownerUrl ?? databaseUrl, (owner) => migratePostgres(owner, migrationsFolder, serverRole));
}

async function roleOf(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? null;
}

async function onConnection<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECTS_WITHIN, keepAlive: true });
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The default of PostgreSQL's shared buffers, 128 MB, would take most of the server's memory, for a database of 40 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the embedded database in a folder, which no other process may then use. Throws `FolderInUseError` and `DataFolderError`. */
export async function openEmbedded(dataFolder: string): Promise<Connection> {
  const folder = join(dataFolder, 'db');
  const inWords = async (error: unknown) => {
    throw error instanceof FolderInUseError ? error : new DataFolderError(folder, (await isFull(dataFolder)) ? FULL : error);
  };
  const lock = await lockFolder(dataFolder).catch(inWords);
  try {
    const connection = await openFolder(folder).catch(inWords);
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

/** The error for a full disk. PGlite itself reports only that it has aborted. */
const FULL = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
const LEAST_BYTES = 1_000_000;

async function isFull(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => null);
  return found !== null && found.bavail * found.bsize < LEAST_BYTES;
}

async function openFolder(folder: string): Promise<Connection> {
  await mkdir(folder, { recursive: true });
  // If the version file is missing, PGlite would create a new database over the existing one.
  const [hasVersion, hasData] = ['PG_VERSION', 'global/pg_control'].map((file) => existsSync(join(folder, file)));
  if (hasData && !hasVersion) throw new Error('there is no PG_VERSION');
  const lite = new PGlite(folder, { startParams });
  // Wait for `waitReady`, because it reports the cause of a failure. The first statement would report only its own failure.
  await lite.waitReady;
  return useLite(lite);
}

/**
 * Opens an embedded database in memory, for tests. It starts from a dump, so that no tables need to be created and migrated.
 * @param logQuery called with every statement
 */
export function openDumped(dump: UnpackedDump, logQuery?: (statement: string) => void): Promise<Connection> {
  return useLite(new PGlite({ fs: new DumpedFolder(dump), startParams }), logQuery);
}

/**
 * Writes a dump into a folder as an embedded database, for tests.
 * @param folder where the database is created
 */
export async function embedDumped(dump: Blob, folder: string): Promise<void> {
  const lite = new PGlite(folder, { loadDataDir: dump });
  await lite.waitReady;
  await lite.close();
}

/**
 * Returns a dump of a new database that has all tables. `unpackDump` prepares the dump for `openDumped`.
 * @param prepare changes the database before it is dumped
 */
export async function dumpEmpty(prepare: (connection: Connection) => Promise<void>): Promise<Blob> {
  const lite = new PGlite();
  const connection = await useLite(lite);
  await prepare(connection);
  const dump = await lite.dumpDataDir('none');
  await connection.close();
  return dump;
}

async function useLite(lite: PGlite, logQuery?: (statement: string) => void): Promise<Connection> {
  const db = drizzleLite({ client: knowingParsers(lite), logger: logQuery ? { logQuery } : false });
  // Queries of the job queue get times as `Date`, to which PGlite's own parsers convert them.
  const { parsers } = types;
  const forQueues = {
    query: <Row>(text: string, values?: unknown[]) => lite.query<Row>(text, values, { parsers }),
    exec: (text: string) => lite.exec(text, { parsers }),
    listen: lite.listen.bind(lite),
  };
  await migrateLite(db, { migrationsFolder });
  return {
    db,
    kind: 'PGlite',
    queues: { options: { db: fromPglite(forQueues), backend: 'pglite' }, within },
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

import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
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
  readonly options: Pick<ConstructorOptions, 'connectionString' | 'max' | 'db' | 'backend' | 'connectionTimeoutMillis'>;
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
  /** The server ends a statement that takes longer, ms. */
  readonly statementWithin?: number;
  /** A connection on which nothing comes for so long while an answer is due is broken: its server, or the network, stands still. Milliseconds. */
  readonly silentFor?: number;
}

/** A connection that is not made within so long, or has not become free, is none. Milliseconds. */
const CONNECTS_WITHIN = 5000;
/** The largest statement of ours takes a tenth of that, ms. */
const STATEMENT_WITHIN = 15_000;
/** Longer than any statement may take, ms. */
const SILENT_FOR = 20_000;

/**
 * What every connection has. A statement that is never answered ends with its connection, which nobody uses again: its transaction may be
 * open still. So the silence is the line's, and no time limit of the client library's, which would go on using the line.
 */
const limits = (silentFor: number) => ({
  connectionTimeoutMillis: CONNECTS_WITHIN,
  keepAlive: true,
  stream: () => {
    const line = new Socket();
    return line.setTimeout(silentFor, () => line.destroy(new Error(`The database was silent for ${silentFor} ms`)));
  },
});

/** Connects to a PostgreSQL server and brings its tables up to date; processes that start together take turns. Throws `DatabaseError`. */
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
  // An idle connection that breaks (the server restarted) would end the process; the pool makes a new one.
  pool.on('error', onError);
  try {
    await bringUpToDate(databaseUrl, ownerUrl);
  } catch (error) {
    await pool.end();
    throw new DatabaseError(databaseUrl, error);
  }
  // Two connections of its own: what it leaves open when a statement of its fails is not met by anybody else.
  const options = { connectionString: databaseUrl, max: 2, ...limits(silentFor) };
  return {
    db: drizzlePg(pool),
    kind: 'PostgreSQL',
    queues: { options, within },
    listen: (channel, hearing) => listenPostgres(databaseUrl, channel, hearing, onListenError),
    close: () => pool.end(),
  };
}

/** On a connection of its own: whoever has to wait for another process's migrations, or make a large index, has no time limit. */
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

/** PostgreSQL's own 128 MB to keep pages in would come to be most of the server's memory, for a database of forty. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the embedded database in a folder that it holds alone. Throws `FolderInUseError` and `DataFolderError`. */
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

/** PGlite itself says of a full disk only that it has aborted. */
const FULL = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
const LEAST_BYTES = 1_000_000;

async function isFull(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => null);
  return found !== null && found.bavail * found.bsize < LEAST_BYTES;
}

async function openFolder(folder: string): Promise<Connection> {
  await mkdir(folder, { recursive: true });
  // PGlite would make a new database over one that has lost the file that says its version.
  const [hasVersion, hasData] = ['PG_VERSION', 'global/pg_control'].map((file) => existsSync(join(folder, file)));
  if (hasData && !hasVersion) throw new Error('there is no PG_VERSION');
  const lite = new PGlite(folder, { startParams });
  // Says what is wrong; the first statement would only say that it failed.
  await lite.waitReady;
  return useLite(lite);
}

/** An embedded database that is gone when it is closed, for tests: as it was dumped, so that it need not be made and migrated first. @param logQuery is told every statement */
export function openDumped(dump: UnpackedDump, logQuery?: (statement: string) => void): Promise<Connection> {
  return useLite(new PGlite({ fs: new DumpedFolder(dump), startParams }), logQuery);
}

/** Makes a dumped database an embedded one, for tests. @param folder where it will lie */
export async function embedDumped(dump: Blob, folder: string): Promise<void> {
  const lite = new PGlite(folder, { loadDataDir: dump });
  await lite.waitReady;
  await lite.close();
}

/** A dump of an empty database with all its tables; `unpackDump` makes it ready for `openDumped`. @param prepare adds to it */
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
  // The queue reads times as PGlite itself does.
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

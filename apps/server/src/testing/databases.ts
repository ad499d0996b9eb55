import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, inject, test } from 'vitest';
import { type Connection, connectPostgres, openDumped } from '../db/connect.ts';
import { type UnpackedDump, unpackDump } from '../db/dumped-folder.ts';
import { onServer } from './on-server.ts';

interface TestDatabase {
  readonly kind: string;
  /** Opens an empty database. */
  readonly open: () => Promise<Connection>;
  /** `describe` and `test` for tests whose SQL does the same on every database. They run on one database only. */
  readonly once: { readonly describe: typeof describe; readonly test: typeof test };
}

/** A replacement for `describe` or `test` that registers no test. */
const nothing = Object.assign(() => undefined, { each: () => () => undefined });

/** The databases that a suite runs on: PGlite, and also PostgreSQL if it is available in the test run. */
export const databases = allOf(inject('postgresUrl'));

/**
 * Returns the databases of this test run. Tests that run `once` use PostgreSQL if it is available, because opening an empty PostgreSQL
 * database takes half as long as opening an empty PGlite database.
 */
function allOf(postgresUrl: string | null): readonly TestDatabase[] {
  const here = { describe, test };
  const notHere = { describe: nothing as unknown as typeof describe, test: nothing as unknown as typeof test };
  const pglite = { kind: 'PGlite', open: () => openDatabase() };
  if (postgresUrl === null) return [{ ...pglite, once: here }];
  const postgres = { kind: 'PostgreSQL', open: () => openFresh(postgresUrl) };
  return [
    { ...pglite, once: notHere },
    { ...postgres, once: here },
  ];
}

/** The dump of an empty database, which all tests of a process share. */
let dump: Promise<UnpackedDump> | undefined;

/**
 * Opens an empty PGlite in memory. All empty databases are restored from the same dump.
 * @param logQuery called with every statement
 */
export async function openDatabase(logQuery?: (statement: string) => void): Promise<Connection> {
  dump ??= openAsBlob(inject('databaseDump')).then(unpackDump);
  return openDumped(await dump, logQuery);
}

/** Copies an empty PGlite database into a server’s data folder, so that the server's first start is quicker. */
export async function prepareFolder(dataFolder: string): Promise<void> {
  await cp(inject('databaseFolder'), join(dataFolder, 'db'), { recursive: true });
}

/** Makes a new empty database on a PostgreSQL server. Returns the address of the database, for further connections. */
export async function freshDatabase(serverUrl: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `gavel_${randomUUID().replace(/-/g, '')}`;
  await onServer(serverUrl, `create database ${name} template ${inject('postgresTemplate')}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

async function openFresh(serverUrl: string): Promise<Connection> {
  const { url, drop } = await freshDatabase(serverUrl);
  const connection = await connectPostgres(url);
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

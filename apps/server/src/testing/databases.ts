import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Connection, connectPostgres, openDumped } from '../db/connect.ts';
import { onServer } from './on-server.ts';

/** The databases that a suite runs on: PGlite, and a PostgreSQL where the test run has one. Each opening gives an empty database. */
export const databases: readonly { readonly kind: string; readonly open: () => Promise<Connection> }[] = [
  { kind: 'PGlite', open: openDatabase },
  ...[inject('postgresUrl')].flatMap((url) => (url === null ? [] : [{ kind: 'PostgreSQL', open: () => openFresh(url) }])),
];

/** An empty PGlite that is gone when it is closed; all are made from one dump. @param logQuery is told every statement */
export async function openDatabase(logQuery?: (statement: string) => void): Promise<Connection> {
  return openDumped(await openAsBlob(inject('databaseDump')), logQuery);
}

/** Puts an empty embedded database into a server's data folder, so that its first start need not make one. */
export async function prepareFolder(dataFolder: string): Promise<void> {
  await cp(inject('databaseFolder'), join(dataFolder, 'db'), { recursive: true });
}

/** An empty database of its own on a server, with its address for a second connection. */
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

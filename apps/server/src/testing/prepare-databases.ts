import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectPostgres, dumpEmpty, embedDumped } from '../db/connect.ts';
import { makeQueues } from './make-queues.ts';
import { onServer } from './on-server.ts';

/**
 * Before the first test: an empty database with all its tables is made once of each kind, and every test opens a copy. PGlite's lies in the
 * file `inject('databaseDump')`, and as the folder of an embedded database in `inject('databaseFolder')`; PostgreSQL's is the database
 * `inject('postgresTemplate')`.
 */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-databases-'));
  const file = join(folder, 'database.tar');
  const dump = await dumpEmpty(makeQueues);
  await writeFile(file, dump.stream());
  await embedDumped(dump, join(folder, 'db'));
  project.provide('databaseDump', file);
  project.provide('databaseFolder', join(folder, 'db'));
  const dropTemplate = await prepareTemplate(project);
  return async () => {
    await dropTemplate();
    await rm(folder, { recursive: true });
  };
}

async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl } = project.getProvidedContext();
  const name = `gavel_${randomUUID().replace(/-/g, '')}`;
  project.provide('postgresTemplate', name);
  if (postgresUrl === null) return async () => {};
  await onServer(postgresUrl, `create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const connection = await connectPostgres(url.href);
  await makeQueues(connection);
  await connection.close();
  return () => onServer(postgresUrl, `drop database ${name} with (force)`);
}

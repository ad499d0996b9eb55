import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { connectPostgres } from '../db/connect.ts';
import { emptyDatabase } from './empty-database.ts';
import { makeQueues } from './make-queues.ts';
import { onServer } from './on-server.ts';

/**
 * Prepares empty databases before the first test, so that tests can open copies of them. `inject('databaseDump')` is the dump file of a
 * PGlite database, `inject('databaseFolder')` a PGlite data folder, and `inject('postgresTemplate')` the name of a PostgreSQL database.
 */
export async function setup(project: TestProject) {
  const { file, folder } = await emptyDatabase();
  project.provide('databaseDump', file);
  project.provide('databaseFolder', folder);
  return prepareTemplate(project);
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

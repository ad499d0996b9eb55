import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/** Gives the server's tests a PostgreSQL of their own as `inject('postgresUrl')`, and ends it afterwards. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  if (postgres.url === null) console.log(`PostgreSQL suites are skipped: ${postgres.reason}`);
  return postgres.stop;
}

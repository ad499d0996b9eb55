import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

/**
 * Starts a PostgreSQL server before the tests of `apps/server`, or uses the one of `DATABASE_URL` (`startPostgres`). Provides its address
 * as `inject('postgresUrl')`; null: there is none. Stops a server that it has started after the tests.
 */
export async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  if (postgres.url === null) console.log(`PostgreSQL suites are skipped: ${postgres.reason}`);
  return postgres.stop;
}

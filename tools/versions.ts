import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../apps/server/src/testing/start-postgres.ts';
import type { PlaywrightReport, PlaywrightSuite } from './test-count.ts';

const run = promisify(execFile);

/** The type of the annotation that names the browser in which a test ran. */
const BROWSER = 'browser';

/** Returns the browsers in which the tests of a report ran, with the names that the browsers reported. */
export function browsersIn({ suites }: Pick<PlaywrightReport, 'suites'>): readonly string[] {
  return [...new Set(suites.flatMap(namesIn))].sort();
}

function namesIn({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const here = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  const names = here.flatMap(({ type, description }) => (type === BROWSER ? (description ?? []) : []));
  return [...names, ...suites.flatMap(namesIn)];
}

/**
 * Returns a text about the PostgreSQL on which server tests run besides PGlite. If `DATABASE_URL` is set, the text names only this
 * variable. Otherwise it contains the version of this machine's PostgreSQL, or `none`.
 */
export async function postgresVersion(env: NodeJS.ProcessEnv, debian?: string): Promise<string> {
  if (env.DATABASE_URL) return 'PostgreSQL: the one of DATABASE_URL';
  const binaries = await findBinaries(env, debian);
  if (!binaries) return 'PostgreSQL: none';
  const { stdout } = await run(join(binaries, 'postgres'), ['--version']);
  return stdout.trim();
}

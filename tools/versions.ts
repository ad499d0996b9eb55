import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../apps/server/src/testing/start-postgres.ts';
import type { PlaywrightReport, PlaywrightSuite } from './test-count.ts';

const run = promisify(execFile);

/** Annotations of this type name the browser that a test ran in. */
const BROWSER = 'browser';

/** The browsers that the tests of a report ran in, as they named themselves. */
export function browsersIn({ suites }: Pick<PlaywrightReport, 'suites'>): readonly string[] {
  return [...new Set(suites.flatMap(namesIn))].sort();
}

function namesIn({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const here = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  const names = here.flatMap(({ type, description }) => (type === BROWSER ? (description ?? []) : []));
  return [...names, ...suites.flatMap(namesIn)];
}

/** The PostgreSQL that server tests use beside PGlite: the one that `DATABASE_URL` names, else this machine's. */
export async function postgresVersion(env: NodeJS.ProcessEnv, debian?: string): Promise<string> {
  if (env.DATABASE_URL) return 'PostgreSQL: the one of DATABASE_URL';
  const binaries = await findBinaries(env, debian);
  if (!binaries) return 'PostgreSQL: none';
  const { stdout } = await run(join(binaries, 'postgres'), ['--version']);
  return stdout.trim();
}

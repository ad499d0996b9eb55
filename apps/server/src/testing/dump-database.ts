import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dumpEmpty } from '../db/connect.ts';

/** Before the first test: an empty database is made and migrated once, into the file `inject('databaseDump')`; each test file opens that. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-dump-'));
  const file = join(folder, 'database.tar');
  const dump = await dumpEmpty();
  await writeFile(file, dump.stream());
  project.provide('databaseDump', file);
  return () => rm(folder, { recursive: true });
}

import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dumpEmpty, embedDumped } from '../db/connect.ts';
import { makeQueues } from './make-queues.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const kept = join(root, 'node_modules/.cache/empty-databases');
/** The time in ms after which a cached database is deleted if no test run has used it. */
const UNUSED_FOR = 86_400_000;

/** An empty database with all its tables, as files. */
export interface EmptyDatabase {
  /** The file of the dump that `unpackDump` reads. */
  readonly file: string;
  /** A folder with a PGlite database of the same content. Tests copy the folder. */
  readonly folder: string;
}

/**
 * Returns an empty database that has all tables. It is cached for later test runs, because making it takes longer than Vitest’s
 * start. The name of the cached database is a hash of everything from which the database is made: packages, migrations and other
 * files in `db`, and the job queue.
 */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const place = join(kept, await hashOfSources());
  if (!existsSync(place)) await make(place);
  const now = new Date();
  await utimes(place, now, now);
  return { file: join(place, 'database.tar'), folder: join(place, 'db') };
}

/** Copies an empty PGlite database into a server’s data folder, so that the server's first start is quicker. */
export async function prepareDataFolder(dataFolder: string): Promise<void> {
  const { folder } = await emptyDatabase();
  await cp(folder, join(dataFolder, 'db'), { recursive: true });
}

/** Makes the database in a folder. If a concurrent test run has made the same database first, uses that database. */
async function make(place: string): Promise<void> {
  await mkdir(kept, { recursive: true });
  await removeUnused();
  const unfinished = join(kept, randomUUID());
  await mkdir(unfinished);
  const dump = await dumpEmpty(makeQueues);
  await writeFile(join(unfinished, 'database.tar'), dump.stream());
  await embedDumped(dump, join(unfinished, 'db'));
  await rename(unfinished, place).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(place)) throw error;
  });
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(kept)) {
    const found = await stat(join(kept, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > UNUSED_FOR) await rm(join(kept, name), { recursive: true, force: true });
  }
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const folder of ['db', 'adapters/jobs', 'testing']) {
    for (const entry of (await readdir(join(sources, folder), { recursive: true, withFileTypes: true })).toSorted(byPath)) {
      const path = join(entry.parentPath, entry.name);
      const isMadeOf = folder !== 'testing' || /^(make-queues|empty-database)\.ts$/.test(entry.name);
      if (!entry.isFile() || !isMadeOf || entry.name.endsWith('.test.ts')) continue;
      hash.update(`\0${path.slice(sources.length)}\0`).update(await readFile(path));
    }
  }
  return hash.digest('hex');
}

const byPath = (a: { parentPath: string; name: string }, b: { parentPath: string; name: string }) =>
  join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1;

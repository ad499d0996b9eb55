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
/** One that no run has used for so long is of tables that are no more. Milliseconds. */
const UNUSED_FOR = 86_400_000;

/** An empty database with all its tables. */
export interface EmptyDatabase {
  /** What `unpackDump` reads. */
  readonly file: string;
  /** The same as the folder of an embedded database, to be copied. */
  readonly folder: string;
}

/**
 * Made once, and kept for later runs: making it takes longer than Vitest's own start. Its name says all that it is made of (the packages,
 * the migrations and whatever else lies in `db`, the job queue), so that a change of any makes another.
 */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const place = join(kept, await hashOfSources());
  if (!existsSync(place)) await make(place);
  const now = new Date();
  await utimes(place, now, now);
  return { file: join(place, 'database.tar'), folder: join(place, 'db') };
}

/** Puts one into the data folder of a server that is to start, whose first start then need not make it. */
export async function prepareDataFolder(dataFolder: string): Promise<void> {
  const { folder } = await emptyDatabase();
  await cp(folder, join(dataFolder, 'db'), { recursive: true });
}

/** A run that makes the same at the same time may be first: then its is used. */
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

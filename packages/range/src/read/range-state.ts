import { createHash, type Hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURES } from '../source/pictures.ts';
import { weekOf } from '../source/week-of.ts';
import { strangerKind } from './regular-file.ts';

/**
 * Milliseconds. A file that changed more recently may change again without a visible difference, because the clock of a FAT disk has steps
 * of two seconds.
 */
const COARSEST_CLOCK = 2000;

/**
 * Returns a hash of everything that decides the result of `publishRange`. While it is unchanged, nothing needs to be read, checked or
 * built. YAML files count by content. Pictures take hundreds of megabytes, so they count by size, inode and times: replacing one always
 * changes the inode's change time, which nobody can set. Our own code, its packages, Node's version and the week count too, since the
 * dates of campaigns depend on the week. Null: a picture changed so recently that a further change might look the same. (Git calls such
 * an entry racy.)
 * @param now the day of publishing, milliseconds since 1970
 * @param lookedAt the computer's clock when the files are read, milliseconds since 1970
 */
export function rangeState(folder: string, now: number, lookedAt: number): string | null {
  const hash = createHash('sha256').update(`${programState()}\0${weekOf(now)}\0`);
  addYaml(hash, folder, '');
  const newest = addPictures(hash, join(folder, PICTURES), '');
  return newest > lookedAt - COARSEST_CLOCK ? null : hash.digest('hex');
}

/**
 * Returns a hash of the code that reads, checks and builds ranges and calculates prices, with its dependencies. Programs with the same
 * state give the same results.
 */
export function programState(): string {
  const hash = createHash('sha256').update(process.version);
  add(hash, 'packages', contentOf(fileURLToPath(new URL('../../../../package-lock.json', import.meta.url))));
  for (const entry of [
    import.meta.resolve('@gavel/core'),
    import.meta.resolve('@gavel/texts'),
    new URL('../index.ts', import.meta.url).href,
  ])
    addSources(hash, fileURLToPath(new URL('.', entry)), '');
  return hash.digest('hex');
}

/**
 * Adds the YAML files of a folder and its subfolders to the hash, except those among pictures. Adds the names of entries that are neither
 * files nor folders, without reading them.
 */
function addYaml(hash: Hash, root: string, folder: string): void {
  for (const name of namesIn(join(root, folder))) {
    const path = join(folder, name);
    const found = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (!found) continue;
    if (found.isDirectory()) {
      if (path !== PICTURES) addYaml(hash, root, path);
    } else if (!found.isFile()) add(hash, path, strangerKind(found) ?? '');
    else if (/\.ya?ml$/.test(name)) add(hash, path, contentOf(join(root, path)));
  }
}

/** Adds every file by its metadata on the disk. Returns the time of the newest change, milliseconds since 1970. */
function addPictures(hash: Hash, root: string, folder: string): number {
  let newest = 0;
  for (const name of namesIn(join(root, folder))) {
    const path = join(folder, name);
    const found = lstatSync(join(root, path), { bigint: true, throwIfNoEntry: false });
    // The time of a folder does not count, because it also changes when a file is added and removed again.
    if (found?.isDirectory()) newest = Math.max(newest, addPictures(hash, root, path));
    if (!found || found.isDirectory()) continue;
    add(hash, path, `${found.mode} ${found.size} ${found.mtimeNs} ${found.ctimeNs} ${found.ino}`);
    newest = Math.max(newest, Number(found.mtimeMs), Number(found.ctimeMs));
  }
  return newest;
}

function addSources(hash: Hash, root: string, folder: string): void {
  for (const name of namesIn(join(root, folder))) {
    const path = join(folder, name);
    if (!name.includes('.')) addSources(hash, root, path);
    else if (/(?<!\.test)\.ts$/.test(name)) add(hash, path, contentOf(join(root, path)));
  }
}

function add(hash: Hash, path: string, content: string | Buffer): void {
  hash.update(`${path}\0${content.length}\0`).update(content);
}

/** Returns the sorted names without hidden ones; empty when the folder does not exist. */
function namesIn(folder: string): string[] {
  return unlessFails(() => readdirSync(folder), [])
    .filter((name) => !name.startsWith('.'))
    .toSorted();
}

/** Returns the content of a file. All unreadable files have the same text, so that the hash changes when a file becomes readable. */
function contentOf(file: string): string | Buffer {
  return unlessFails<string | Buffer>(() => readFileSync(file), 'unreadable');
}

function unlessFails<Value>(look: () => Value, otherwise: Value): Value {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

import { createHash, type Hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURES } from '../source/pictures.ts';
import { weekOf } from '../source/week-of.ts';
import { strangerKind } from './regular-file.ts';

/** Files that were changed within this time before they are looked at may change again and look the same. Milliseconds; a FAT disk's clock is that coarse. */
const COARSEST_CLOCK = 2000;

/**
 * Names everything that decides what `publishRange` makes of a folder: as long as it is the same, so is the outcome, and nothing need be
 * read, checked or built. YAML counts by its content. Of pictures, which are a hundred megabytes, size, inode and times count: whoever
 * replaces one and sets its time back still changes when its inode was changed, which nobody can set. Our own code, its packages and
 * Node's version count too, and the week, because campaigns may move with the clock.
 * Null: a picture is as good as new, so that a further change might look the same. (Git calls such an entry racy.)
 * @param now the day on which the range is published, milliseconds since 1970
 * @param lookedAt by the computer's clock, milliseconds since 1970
 */
export function rangeState(folder: string, now: number, lookedAt: number): string | null {
  const hash = createHash('sha256').update(`${programState()}\0${weekOf(now)}\0`);
  addYaml(hash, folder, '');
  const newest = addPictures(hash, join(folder, PICTURES), '');
  return newest > lookedAt - COARSEST_CLOCK ? null : hash.digest('hex');
}

/** Names the code that reads, checks and builds ranges and works out prices, with what it stands on. Programs of the same state make the same of the same. */
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

/** The YAML files in a folder and in those that it has, but not among the pictures; and what is neither a file nor a folder, which is never read. */
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

/** Every file by what the disk says of it; when the one that was changed last was, milliseconds since 1970. */
function addPictures(hash: Hash, root: string, folder: string): number {
  let newest = 0;
  for (const name of namesIn(join(root, folder))) {
    const path = join(folder, name);
    const found = lstatSync(join(root, path), { bigint: true, throwIfNoEntry: false });
    // A folder's own time tells of one that was put there and taken away again since, which is no matter.
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

/** Sorted, without hidden ones; none where there is no such folder. */
function namesIn(folder: string): string[] {
  return unlessFails(() => readdirSync(folder), [])
    .filter((name) => !name.startsWith('.'))
    .toSorted();
}

/** What cannot be read is a fault, and stays one until it can be. */
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

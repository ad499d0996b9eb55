import { lstat, readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { NoRegularFileError, readRegular } from '@gavel/range';
import { isPicturePath, type PictureStorage } from './picture-storage.ts';

/** A source picture has a megabyte at most; what is larger than this is none. */
const LARGEST = 30_000_000;

/** What is there is looked at that often, ms: pictures change when a range is published, and each is asked for all the time. */
const LOOK_EVERY = 1000;
/** Pictures of which it is remembered. */
const MOST_KNOWN = 20_000;

/**
 * The pictures in a folder of this machine; it may be absent. What a link leads to is none of them, nor is what lies in a folder that is one, and no pipe is waited for.
 * @param now a clock of its own, ms
 */
export function localPictures(folder: string, now: () => number = () => performance.now()): PictureStorage {
  const known = new Map<string, { readonly version: string | null; readonly lookedAt: number }>();
  const unlessAbsent = async <Found>(find: () => Promise<Found>): Promise<Found | null> => {
    try {
      return await find();
    } catch (error) {
      if (isAbsence(error)) return null;
      throw error;
    }
  };
  const fileOf = (path: string) => join(folder, ...path.split('/'));
  const look = (path: string) =>
    unlessAbsent(async () => {
      const file = fileOf(path);
      // Where the folder stands may be led to by a link; from there on nothing is.
      const [real, root] = await Promise.all([realpath(file), realpath(dirname(folder))]);
      return real === join(root, basename(folder), ...path.split('/')) ? lstat(file) : null;
    });

  return {
    async read(path) {
      if (!isPicturePath(path)) return null;
      const found = await look(path);
      return found?.isFile() && found.size <= LARGEST ? unlessAbsent(() => readRegular(fileOf(path), LARGEST)) : null;
    },
    async version(path) {
      const last = known.get(path);
      const lookedAt = now();
      if (last && lookedAt - last.lookedAt < LOOK_EVERY) return last.version;
      const found = isPicturePath(path) ? await look(path) : null;
      const version = found?.isFile() ? `${found.size} ${found.mtimeMs} ${found.ino}` : null;
      // Whoever makes up paths fills no memory.
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(path, { version, lookedAt });
      return version;
    },
    async list() {
      const entries = (await unlessAbsent(() => readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
      return paths.filter(isPicturePath).toSorted();
    },
  };
}

/** No such file, a folder in place of a file, a file in place of a folder, or a link by now. */
function isAbsence(error: unknown): boolean {
  if (error instanceof NoRegularFileError) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(String(error.code))
  );
}

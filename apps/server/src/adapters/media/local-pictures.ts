import { lstat, readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { NoRegularFileError, readRegular } from '@gavel/range';
import { isPicturePath, type PictureStorage } from './picture-storage.ts';

/** The size, in bytes, above which a file is ignored. A source picture of the demo range has at most a megabyte. */
const LARGEST = 30_000_000;

/**
 * How long the version of a picture (made from its file's size, time and inode) is reused before it is read from the disk again, in ms.
 * Pictures rarely change, but are requested all the time.
 */
const LOOK_EVERY = 1000;
/** The greatest number of pictures whose versions are remembered. */
const MOST_KNOWN = 20_000;

/**
 * Returns the pictures in a folder of this machine; the folder may be missing. Links, files in linked folders, and pipes are ignored.
 * @param now a monotonic clock, ms
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
      // The path to the folder may contain a link. A path inside the folder may not, because the link could lead out of the folder.
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
      // Limit the memory, because a client may request any number of paths.
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

/**
 * Returns whether an error means that there is no such file: it is missing, or is a folder or a link, or a folder of its path
 * is a file.
 */
function isAbsence(error: unknown): boolean {
  if (error instanceof NoRegularFileError) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(String(error.code))
  );
}

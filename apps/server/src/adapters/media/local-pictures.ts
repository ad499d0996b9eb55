import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isPicturePath, type PictureStorage } from './picture-storage.ts';

/** A source picture has a megabyte at most; what is larger than this is none. */
const LARGEST = 30_000_000;

/** The pictures in a folder of this machine; it may be absent. */
export function localPictures(folder: string): PictureStorage {
  const unlessAbsent = async <Found>(find: () => Promise<Found>): Promise<Found | null> => {
    try {
      return await find();
    } catch (error) {
      if (isAbsence(error)) return null;
      throw error;
    }
  };
  const fileOf = (path: string) => join(folder, ...path.split('/'));
  const look = (path: string) => unlessAbsent(() => stat(fileOf(path)));

  return {
    async read(path) {
      if (!isPicturePath(path)) return null;
      const found = await look(path);
      return found && found.size <= LARGEST ? unlessAbsent(() => readFile(fileOf(path))) : null;
    },
    async version(path) {
      const found = isPicturePath(path) ? await look(path) : null;
      return found?.isFile() ? `${found.size} ${found.mtimeMs} ${found.ino}` : null;
    },
    async list() {
      const entries = (await unlessAbsent(() => readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      const files = entries.filter((entry) => entry.isFile());
      const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
      return paths.filter(isPicturePath).toSorted();
    },
  };
}

/** No such file, a folder in place of a file, or a file in place of a folder. */
function isAbsence(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code))
  );
}

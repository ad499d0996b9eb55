import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isPicturePath, type PictureStorage } from './picture-storage.ts';

/** A source picture has a megabyte at most; what is larger than this is none. */
const LARGEST = 30_000_000;

/** The pictures in a folder of this machine; it may be absent. */
export function localPictures(folder: string): PictureStorage {
  return {
    async read(path) {
      if (!isPicturePath(path)) return null;
      const file = join(folder, ...path.split('/'));
      try {
        const { size } = await stat(file);
        return size > LARGEST ? null : await readFile(file);
      } catch (error) {
        if (isAbsence(error)) return null;
        throw error;
      }
    },
    async list() {
      try {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile());
        const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
        return paths.filter(isPicturePath).toSorted();
      } catch (error) {
        if (isAbsence(error)) return [];
        throw error;
      }
    },
  };
}

/** No such file, a folder in place of a file, or a file in place of a folder. */
function isAbsence(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code))
  );
}

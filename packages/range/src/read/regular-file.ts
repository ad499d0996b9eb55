import { constants, type Dirent, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';

/** What is there is not read; the message says what it is. */
export class NoRegularFileError extends Error {
  override readonly name = 'NoRegularFileError';
}

/** What something in a folder is that neither is a file nor a folder: somebody else's file, or one that never ends. Null: it is one of the two. */
export function strangerKind(found: Dirent | Stats): string | null {
  if (found.isFile() || found.isDirectory()) return null;
  if (found.isSymbolicLink()) return 'a symbolic link';
  if (found.isFIFO()) return 'a pipe';
  return found.isSocket() ? 'a socket' : 'a device';
}

/** Reads a file that is one: links are not followed, pipes not waited for. Throws `NoRegularFileError`, and what the system says. @param largest bytes */
export async function readRegular(file: string, largest: number): Promise<Buffer<ArrayBuffer>> {
  // Without waiting, because a pipe that nobody writes into would not even open.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((error) => {
    const isLink = error instanceof Error && 'code' in error && error.code === 'ELOOP';
    throw isLink ? new NoRegularFileError('the file is a symbolic link') : error;
  });
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw new NoRegularFileError(`the file is ${strangerKind(found) ?? 'a folder'}`);
    if (found.size > largest) throw new NoRegularFileError(`the file is larger than ${largest / 1_000_000} MB`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

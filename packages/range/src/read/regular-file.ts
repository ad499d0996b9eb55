import { closeSync, constants, type Dirent, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';

/** Thrown for an entry of a folder that is no regular file, or too large, and therefore is not read. The message says which. */
export class NoRegularFileError extends Error {
  override readonly name = 'NoRegularFileError';
}

/**
 * Returns the kind of an entry that is neither a file nor a folder, such as a link or an endless pipe. Null: it is a file or a folder.
 */
export function strangerKind(found: Dirent | Stats): string | null {
  if (found.isFile() || found.isDirectory()) return null;
  if (found.isSymbolicLink()) return 'a symbolic link';
  if (found.isFIFO()) return 'a pipe';
  return found.isSocket() ? 'a socket' : 'a device';
}

// `O_NONBLOCK`, because without this flag, opening a pipe that nothing writes to would wait forever.
const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Reads a regular file. Does not follow links or wait for pipes. Throws `NoRegularFileError`, and errors of the system.
 * @param largest the greatest allowed size, in bytes
 */
export async function readRegular(file: string, largest: number): Promise<Buffer<ArrayBuffer>> {
  const handle = await open(file, READING).catch((error) => {
    throw whyNotOpened(error);
  });
  try {
    refuseOthers(await handle.stat(), largest);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Reads a regular file like `readRegular`, but synchronously: for thousands of small files this takes a tenth of the time. */
export function readRegularNow(file: string, largest: number): Buffer {
  const descriptor = openNow(file);
  try {
    refuseOthers(fstatSync(descriptor), largest);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function openNow(file: string): number {
  try {
    return openSync(file, READING);
  } catch (error) {
    throw whyNotOpened(error);
  }
}

function whyNotOpened(error: unknown): unknown {
  const isLink = error instanceof Error && 'code' in error && error.code === 'ELOOP';
  return isLink ? new NoRegularFileError('the file is a symbolic link') : error;
}

function refuseOthers(found: Stats, largest: number): void {
  if (!found.isFile()) throw new NoRegularFileError(`the file is ${strangerKind(found) ?? 'a folder'}`);
  if (found.size > largest) throw new NoRegularFileError(`the file is larger than ${largest / 1_000_000} MB`);
}

import { closeSync, constants, type Dirent, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
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

// Without waiting, because a pipe that nobody writes into would not even open.
const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Reads a file that is one: links are not followed, pipes not waited for. Throws `NoRegularFileError`, and what the system says. @param largest bytes */
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

/** The same, while nothing else is done: of thousands of small files each takes a tenth of the time. */
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

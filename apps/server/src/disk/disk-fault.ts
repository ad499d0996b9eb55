/** For each error code, what it means, and in most cases what the operator can do about it. */
const faults: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: make room, or use a folder on another one',
  EDQUOT: 'the disk space this user may take is used up: make room, or allow more',
  EROFS: 'the disk can only be read: mount it so that it can be written',
  EACCES: 'the user that runs the server may not write there: give the folder to that user (chown)',
  EPERM: 'the user that runs the server may not write there: give the folder to that user (chown)',
  ENOTDIR: 'a file stands where a folder has to be: move it away',
  EEXIST: 'a file stands where a folder has to be: move it away',
  EIO: 'the disk does not work: look at it, and at the system’s log, before anything else is written',
  EMFILE: 'too many files are open: allow the server more (ulimit -n)',
  ENFILE: 'too many files are open on this machine',
};

/** Returns in plain words what is wrong with a file or folder, and in most cases what to do. Null: the error has none of these codes. */
export function diskFault(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  const words = faults[String(error.code)];
  if (words === undefined) return null;
  return 'path' in error ? `${error.path}: ${words}` : words;
}

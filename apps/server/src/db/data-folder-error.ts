import { diskFault } from '../disk/disk-fault.ts';

/** The embedded database cannot be opened. The message contains the reason and, in most cases, what the operator can do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';

  /** @param folder the folder `db` with the files of the database */
  constructor(folder: string, cause: unknown) {
    super(`The embedded database in ${folder} cannot be opened (GAVEL_DATA): ${diskFault(cause) ?? damaged(cause)}`, { cause });
  }
}

function damaged(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
    return 'it is not there and cannot be made; the disk may be one that can only be read.';
  const why = cause instanceof Error ? cause.message : String(cause);
  return (
    `its files are damaged, or of another version (${why}). Keep a copy of the folder as it is, and put a backup in its place; ` +
    'where there was nothing to keep, move the folder away, and the next start makes an empty database.'
  );
}

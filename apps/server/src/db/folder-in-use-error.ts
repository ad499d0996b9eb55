/** Another process uses the folder; the message contains the folder's path and the process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  /** A description of the process that uses the folder. */
  readonly holder: string;

  constructor(folder: string, pid: number | null, host: string | null) {
    const who = pid === null ? 'another process' : `process ${pid}${host ? ` on ${host}` : ''}`;
    super(
      `The embedded database in ${folder} is in use by ${who}. ` +
        'Stop that process, or give this one a folder of its own (GAVEL_DATA) or a PostgreSQL server (DATABASE_URL).',
    );
    this.holder = who;
  }
}

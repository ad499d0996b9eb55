import { MemoryFS } from '@electric-sql/pglite';

/**
 * The content of a dumped database. Paths are relative to the folder of the database and begin with a slash. In `folders`, each folder
 * precedes its subfolders.
 */
export interface UnpackedDump {
  readonly folders: readonly string[];
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/** The folder in which PGlite has its database. */
const FOLDER = '/pglite/data';
/** Matches the paths of the files of PostgreSQL's two template databases. No test creates a database from them. */
const TEMPLATES = /^\/base\/[14]\//;
/** The block size of a tar file in bytes. Each header fills one block, and the bytes of the file fill the blocks after it. */
const BLOCK = 512;

/** Reads an uncompressed dump (made by `dumpDataDir('none')`), without the parts that no test reads. */
export async function unpackDump(dump: Blob): Promise<UnpackedDump> {
  const tar = new Uint8Array(await dump.arrayBuffer());
  const folders: string[] = [];
  const files: UnpackedDump['files'][number][] = [];
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const header = new TextDecoder().decode(tar.subarray(at, at + BLOCK));
    const field = (from: number, length: number) => header.slice(from, from + length).split('\0')[0] ?? '';
    const path = [field(345, 155), field(0, 100)].filter(Boolean).join('/');
    const size = Number.parseInt(field(124, 12), 8);
    const from = at + BLOCK;
    if (field(156, 1) === '5') folders.push(path);
    else if (!TEMPLATES.test(path)) files.push({ path, bytes: tar.subarray(from, from + size) });
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  return { folders: folders.toSorted((a, b) => a.length - b.length), files };
}

/**
 * The folder of a database in memory, filled from a dump. PGlite itself would unpack the dump for each database. That would take longer
 * than all other work of opening a database.
 */
export class DumpedFolder extends MemoryFS {
  readonly #dump: UnpackedDump;

  constructor(dump: UnpackedDump) {
    super();
    this.#dump = dump;
  }

  override async initialSyncFs(): Promise<void> {
    const FS = this.pg?.Module.FS;
    if (!FS) throw new Error('the database has no files yet');
    for (const path of this.#dump.folders) FS.mkdirTree(FOLDER + path);
    // Copy the bytes, because each database writes into its files.
    for (const { path, bytes } of this.#dump.files) FS.writeFile(FOLDER + path, bytes.slice(), { canOwn: true });
  }
}

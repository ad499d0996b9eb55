import { MemoryFS } from '@electric-sql/pglite';

/** What is in a dumped database. Paths begin at its folder, with a slash; outer folders come first. */
export interface UnpackedDump {
  readonly folders: readonly string[];
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/** Where PGlite has its database. */
const FOLDER = '/pglite/data';
/** PostgreSQL's two templates for new databases, of which nobody makes any. */
const TEMPLATES = /^\/base\/[14]\//;
/** Of a tar, whose every header is one, with the file's bytes after it in whole ones. */
const BLOCK = 512;

/** Reads a dump that is not compressed (`dumpDataDir('none')`), but for what no database of a test looks at. */
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

/** A database's folder in memory, as it was dumped. PGlite itself would unpack the dump for each, which takes longer than all else of its start. */
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
    // Each database writes into a copy of its own.
    for (const { path, bytes } of this.#dump.files) FS.writeFile(FOLDER + path, bytes.slice(), { canOwn: true });
  }
}

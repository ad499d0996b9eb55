import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { BoundedCache } from '../../cache/bounded-cache.ts';
import { diskFault } from '../../disk/disk-fault.ts';
import { verified, withSum } from './summed.ts';

/** Stored pictures, by a name that identifies their content: 64 hex digits, a dot and an ending. */
export interface KeptRenditions {
  /** Returns a picture; null: no such picture is stored, or the stored one is broken. */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  /** Stores a picture. If that fails, no error is thrown and nothing is stored. */
  put(name: string, bytes: Buffer): Promise<void>;
}

export interface RenditionCacheOptions {
  readonly folder: string;
  readonly largestBytes: number;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The memory for the most recently read pictures, in bytes. Most of these are pictures of the site's first pages. The operating system
 * caches the files of all other pictures itself.
 */
const IN_MEMORY = 12_000_000;
/**
 * The largest picture that is kept in memory, in bytes. Most pictures that fill a screen are larger, most other pictures are smaller.
 */
const LARGEST_IN_MEMORY = 300_000;
/** The least time between two updates of the time at which a file was last used. */
const MARK_EVERY_MS = 3_600_000;
/** The age at which a half-written file of a killed process is deleted. */
const ABANDONED_AFTER_MS = 3_600_000;
/** The folder is measured again when new files have filled this fraction of its size limit. */
const MEASURE_AFTER = 0.05;
/** A full folder is cleared down to this fraction of its size limit, so that not every new picture causes a clearing. */
const CLEARED_TO = 0.9;

interface Remembered {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly markedAt: number;
}

/**
 * Pictures stored on disk, by a name that identifies their content. Several processes may share the folder, because files appear complete
 * and never change. Each file ends with a checksum. A damaged file is logged and deleted, so that the picture is made again. When the
 * folder is full, the least recently used files are deleted. If the disk fails, pictures are still delivered, only more slowly.
 */
export class RenditionCache implements KeptRenditions {
  private readonly options: RenditionCacheOptions;
  private readonly remembered = new BoundedCache<Remembered>(IN_MEMORY, ({ bytes }) => bytes.length);
  private writtenBytes = Number.POSITIVE_INFINITY;
  private hasFailed = false;

  constructor(options: RenditionCacheOptions) {
    this.options = options;
  }

  /** @param name 64 hex digits, a dot and an ending */
  async get(name: string): Promise<Buffer<ArrayBuffer> | null> {
    const file = this.fileOf(name);
    const known = this.remembered.find(name);
    if (known && this.options.now() - known.markedAt <= MARK_EVERY_MS) return known.bytes;
    try {
      const bytes = known?.bytes ?? verified(await readFile(file));
      if (!bytes) {
        this.options.logger.warn({ file }, 'a picture on the disk is not what was written there: it is made again');
        await rm(file, { force: true });
        return null;
      }
      await this.mark(file);
      if (bytes.length <= LARGEST_IN_MEMORY) this.remembered.put(name, { bytes, markedAt: this.options.now() });
      return bytes;
    } catch (error) {
      this.tell(error);
      return null;
    }
  }

  async has(name: string): Promise<boolean> {
    return (await this.stat(this.fileOf(name))) !== null;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(name);
    const part = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(part, withSum(bytes));
      await rename(part, file);
      this.writtenBytes += bytes.length;
      if (this.writtenBytes > this.options.largestBytes * MEASURE_AFTER) await this.clear();
    } catch (error) {
      this.tell(error);
      await rm(part, { force: true }).catch(() => undefined);
    }
  }

  /**
   * Stores the time at which a file was last used. If that fails, for example on a read-only disk, the only effect is that the file is
   * deleted sooner.
   */
  private async mark(file: string): Promise<void> {
    try {
      const { mtimeMs } = await stat(file);
      const now = this.options.now();
      if (now - mtimeMs > MARK_EVERY_MS) await utimes(file, now / 1000, now / 1000);
    } catch (error) {
      this.tell(error);
    }
  }

  /**
   * Deletes half-written files that are older than an hour. If the folder is over its limit, deletes the least recently used files, down
   * to `CLEARED_TO`.
   */
  private async clear(): Promise<void> {
    this.writtenBytes = 0;
    const { folder, largestBytes, now } = this.options;
    const names = await readdir(folder, { recursive: true });
    const files: { readonly file: string; readonly bytes: number; readonly usedAt: number }[] = [];
    for (const name of names) {
      const file = join(folder, name);
      const found = await this.stat(file);
      if (!found?.isFile()) continue;
      if (!name.endsWith('.part')) files.push({ file, bytes: found.size, usedAt: found.mtimeMs });
      else if (now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
    }
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= largestBytes) return;
    for (const { file, bytes } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (total <= largestBytes * CLEARED_TO) return;
      await rm(file, { force: true });
      total -= bytes;
    }
  }

  /** Returns the path of a file. Subfolders named after the first two digits keep each folder small. */
  private fileOf(name: string): string {
    return join(this.options.folder, name.slice(0, 2), name);
  }

  private async stat(file: string) {
    try {
      return await stat(file);
    } catch (error) {
      this.tell(error);
      return null;
    }
  }

  /** Logs the first error. Ignores errors which mean that a file is missing. */
  private tell(error: unknown): void {
    const isAbsence = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isAbsence || this.hasFailed) return;
    this.hasFailed = true;
    const why = diskFault(error) ?? 'see the error';
    this.options.logger.error(
      { err: error, folder: this.options.folder },
      `pictures cannot be kept on disk and are made each time: ${why}`,
    );
  }
}

/** Writes all bytes of a file to disk before it gets its final name. So after a power cut the file is complete or missing. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

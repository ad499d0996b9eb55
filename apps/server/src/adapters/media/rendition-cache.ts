import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { BoundedCache } from '../../cache/bounded-cache.ts';
import { diskFault } from '../../disk/disk-fault.ts';
import { verified, withSum } from './summed.ts';

/** Finished pictures by a name that says everything about them: 64 hex digits, a dot and an ending. */
export interface KeptRenditions {
  /** Null: there is none, or it is broken. */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  /** What cannot be kept is not. */
  put(name: string, bytes: Buffer): Promise<void>;
}

export interface RenditionCacheOptions {
  readonly folder: string;
  readonly largestBytes: number;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the pictures asked for last take of the memory, bytes: what every visitor of the first pages asks for. The system keeps others in its own cache of the disk. */
const IN_MEMORY = 12_000_000;
/** The largest that is remembered: what is shown in a page, not what fills a screen. */
const LARGEST_IN_MEMORY = 300_000;
/** A file that is used is marked at most that often. */
const MARK_EVERY_MS = 3_600_000;
/** What a process that was killed left half-written. */
const ABANDONED_AFTER_MS = 3_600_000;
/** The folder is measured again when so much of its limit has been written. */
const MEASURE_AFTER = 0.05;
/** Down to that much of its limit, so that it is not cleared at every picture. */
const CLEARED_TO = 0.9;

interface Remembered {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly markedAt: number;
}

/**
 * Finished pictures on disk, by a name that says everything about them, so that several processes may share the folder: files appear
 * whole and never change. Each ends with what it adds up to: one that a disk has lost, or somebody has emptied, is told and taken away, so
 * that it is made again. The ones used least recently go when the folder is full. A disk that fails costs time, never a picture.
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

  /** Says that a file is used. One that cannot be marked, such as on a disk that is only read, goes sooner. */
  private async mark(file: string): Promise<void> {
    try {
      const { mtimeMs } = await stat(file);
      const now = this.options.now();
      if (now - mtimeMs > MARK_EVERY_MS) await utimes(file, now / 1000, now / 1000);
    } catch (error) {
      this.tell(error);
    }
  }

  /** Deletes what was used least recently until the folder is within its limit, and what was left half-written. */
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

  /** Folders of few files each. */
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

  /** The first fault that is more than a file that is not there. */
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

/** Has the disk take it before it gets its name: after a power cut there is the whole file or none. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

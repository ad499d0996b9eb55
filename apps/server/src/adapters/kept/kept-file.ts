import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { diskFault } from '../../disk/disk-fault.ts';

/**
 * A file on this machine with the result of a long calculation, so that a restart need not repeat the calculation. If the file
 * is lost, only time is lost.
 */
export interface Kept<Value> {
  /** Returns the value; null: no value is stored, or the stored value cannot be read. */
  read(): Promise<Value | null>;
  write(value: Value): Promise<void>;
}

/** Stores a value as JSON in a file, which is replaced atomically. After a disk error, which is logged, the value is not stored. */
export function keptFile<Value>(file: string, schema: z.ZodType<Value>, logger: Pick<Logger, 'warn'>): Kept<Value> {
  return {
    async read() {
      try {
        return schema.parse(JSON.parse(await readFile(file, 'utf8')));
      } catch {
        return null;
      }
    },
    async write(value) {
      const part = `${file}.${randomUUID()}.part`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(part, JSON.stringify(value));
        await rename(part, file);
      } catch (error) {
        logger.warn({ err: error, file }, `what the next start could use cannot be kept: ${diskFault(error) ?? 'see the error'}`);
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
  };
}

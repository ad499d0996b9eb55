import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { diskFault } from '../../disk/disk-fault.ts';

/** What this machine has worked out and need not work out again after a start. Losing it costs time, never anything else. */
export interface Kept<Value> {
  /** Null: nothing is kept, or nothing that can be read. */
  read(): Promise<Value | null>;
  write(value: Value): Promise<void>;
}

/** Keeps a value as JSON in a file of its own, which appears whole. A disk that fails is logged, and nothing is kept. */
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

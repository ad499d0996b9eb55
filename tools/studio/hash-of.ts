import { createHash } from 'node:crypto';

/** 16 hex digits that differ when the value does; the order of an object's keys counts. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

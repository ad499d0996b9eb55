import { createHash } from 'node:crypto';

/** Returns a hash of a value, 16 hex digits. It changes if the keys of an object are in another order. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

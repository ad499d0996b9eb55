import { createHash } from 'node:crypto';

const fingerprints = new WeakMap<object, string>();

/**
 * Returns the hash of a part of the range, for a cache key. The hash is calculated once for each part, because the part is a hundred times
 * as long as the other data in the key.
 */
export function fingerprint(kept: object): string {
  const print = fingerprints.get(kept) ?? createHash('sha256').update(JSON.stringify(kept)).digest('base64');
  fingerprints.set(kept, print);
  return print;
}

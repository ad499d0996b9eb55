import { createHash } from 'node:crypto';
import type { Format } from './picture-format.ts';
import type { Size } from './picture-sizes.ts';

/** Raise this number when the same settings give other bytes than before, or when the format of stored files changes. */
const ENCODER = 4;

/** Returns the name of a picture in the cache: a hash of everything that decides its bytes. */
export function renditionName(deciding: Size & { readonly [part: string]: unknown }, format: Format): string {
  const key = JSON.stringify([ENCODER, Object.entries(deciding).toSorted(([a], [b]) => (a < b ? -1 : 1)), format]);
  return `${createHash('sha256').update(key).digest('hex')}.${format}`;
}

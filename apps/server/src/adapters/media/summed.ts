import { createHash } from 'node:crypto';

/** Bytes of a SHA-256. */
const SUM = 32;

/** Bytes as they are stored: whole, and after them what they add up to, so that a reader can tell whether they are still what was written. */
export function withSum(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, sumOf(bytes)]);
}

/** What `withSum` was given; null: emptied, cut off, or written over. */
export function verified(stored: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | null {
  const bytes = stored.subarray(0, -SUM);
  return bytes.length > 0 && stored.subarray(-SUM).equals(sumOf(bytes)) ? bytes : null;
}

function sumOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

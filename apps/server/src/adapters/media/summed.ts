import { createHash } from 'node:crypto';

/** The length of a SHA-256 hash, in bytes. */
const SUM = 32;

/** Returns bytes in the form in which they are stored: followed by their hash, so that a reader can check whether they are unchanged. */
export function withSum(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, sumOf(bytes)]);
}

/** Returns the bytes that were passed to `withSum`; null: the stored bytes are empty, cut off or changed. */
export function verified(stored: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | null {
  const bytes = stored.subarray(0, -SUM);
  return bytes.length > 0 && stored.subarray(-SUM).equals(sumOf(bytes)) ? bytes : null;
}

function sumOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

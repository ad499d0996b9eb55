import { createHash } from 'node:crypto';

/** SHA-256: what is hashed has more than 128 bits, so it need not be slow. */
export function hashOneTimePassword(password: string): string {
  return createHash('sha256').update(password.trim()).digest('hex');
}

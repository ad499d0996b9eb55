import { createHash } from 'node:crypto';

/** Returns the hash of a one-time password. A slow hash is not needed, because the password has more than 128 random bits. */
export function hashOneTimePassword(password: string): string {
  return createHash('sha256').update(password.trim()).digest('hex');
}

import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** The source of tokens and keys; tests pass a predictable one. */
export interface Secrets {
  /** Returns 8 characters of 0–9, A–Z, a–z: the token in the address of a configuration. */
  newToken(): string;
  /**
   * Returns a random key that permits one action, such as withdrawing a snapshot or accepting an invitation. It has 190 random
   * bits.
   */
  newKey(): string;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const systemSecrets: Secrets = {
  newToken: () => randomCharacters(8),
  newKey: () => randomCharacters(32),
};

/** Returns the hash in which a key is stored. The server can check a key against the hash, but nobody can use the hash as a key. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function keyMatches(key: string, hash: string): boolean {
  const [given, stored] = [Buffer.from(hashKey(key)), Buffer.from(hash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
}

function randomCharacters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

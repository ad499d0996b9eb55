import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** The source of random tokens and keys. Tests use a source with predictable values. */
export interface Secrets {
  /** Returns a token, the part of an address that identifies a configuration: 8 characters of 0–9, A–Z, a–z. */
  newToken(): string;
  /**
   * Returns a random key that permits one action, such as ending the sharing of a house or accepting an invitation. It has 190 random bits.
   */
  newKey(): string;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const systemSecrets: Secrets = {
  newToken: () => randomCharacters(8),
  newKey: () => randomCharacters(32),
};

/**
 * Returns the hash of a key, which the server stores instead of the key. The server can check a key against the hash, but nobody can use
 * the hash as a key.
 */
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

import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Where tokens and keys come from; tests give a predictable one. */
export interface Secrets {
  /** 8 characters of 0–9, A–Z, a–z: a configuration's address. */
  newToken(): string;
  /** Lets whoever has it do one thing: withdraw a snapshot, accept an invitation. As hard to guess as 190 bits. */
  newKey(): string;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const systemSecrets: Secrets = {
  newToken: () => randomCharacters(8),
  newKey: () => randomCharacters(32),
};

/** What is stored of a key: enough to recognise it, not enough to use it. */
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

import { storedCreationKeys } from './formats.ts';
import { isRecord } from './stored.ts';

/** The keys in memory, so that a tab with a blocked or full storage still uses one key for each house. A page reload deletes them. */
const remembered = new Map<number, string>();

/**
 * Returns the idempotency key for creating a house on the server. Any tab may send the house any number of times, and the server creates it
 * only once. The key of a house is generated once. The browser keeps the key after a save, because another tab may not have noticed the
 * save yet.
 */
export function creationKeyOf(startedAt: number): string {
  const place = storedCreationKeys.at(startedAt);
  const stored = place.read('localStorage');
  if (isRecord(stored) && typeof stored.key === 'string') return stored.key;
  const key = remembered.get(startedAt) ?? drawKey();
  remembered.set(startedAt, key);
  place.write('localStorage', { key });
  return key;
}

/** Returns 128 random bits as hexadecimal text. Also works on pages without HTTPS, where browsers have no `randomUUID`. */
export function drawKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

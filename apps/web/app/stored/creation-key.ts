import { storedCreationKeys } from './formats.ts';
import { isRecord } from './stored.ts';

/** Stands in for the storage where it is blocked or full; lives until the page is loaded again. */
const remembered = new Map<number, string>();

/**
 * What a house is made with on the server, so that it is one house however often it is sent, and whichever tab sends it. Drawn once for a
 * visit; it stays when the house has been saved, as another tab may not have heard of that.
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

/** 128 random bits in hexadecimal; also where the page is not served safely, and `randomUUID` is missing. */
export function drawKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { CONTENT_ID } from './skip-link.tsx';

/**
 * Returns the `#` part of the page’s address, which contains a secret key. The skip link replaces this part. If the visitor used
 * the skip link before the scripts ran, the previous history entry still has the key. In browsers without the Navigation API, the
 * function then returns an empty text.
 */
export function keyInAddress(): string {
  const { hash, pathname } = location;
  if (hash !== `#${CONTENT_ID}`) return hash.slice(1);
  const { navigation }: { navigation?: Navigation } = globalThis;
  const entry = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  const before = entry?.url ? new URL(entry.url) : null;
  return before?.pathname === pathname ? before.hash.slice(1) : '';
}

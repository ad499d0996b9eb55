import { useMemo, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and renders again when that changes. Returns `onServer` on the server. */
export function useMedia(query: string, onServer = false): boolean {
  const media = useMemo(() => (typeof matchMedia === 'undefined' ? null : matchMedia(query)), [query]);
  return useSyncExternalStore(
    (changed) => {
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => media?.matches ?? onServer,
    () => onServer,
  );
}

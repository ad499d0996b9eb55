import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and whenever it comes to. On the server, which knows no screen, it is `onServer`. */
export function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}

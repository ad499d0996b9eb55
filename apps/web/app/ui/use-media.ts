import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and whenever it comes to. On the server, which knows no screen, it is `onServer`. */
export function useMedia(query: string, onServer = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = mediaOf(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => mediaOf(query).matches,
    () => onServer,
  );
}

/** By its query. A choice asks some thirty times, and the browser reads a query anew for each list that it makes. */
const lists = new Map<string, MediaQueryList>();

function mediaOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

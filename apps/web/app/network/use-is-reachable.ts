import { useSyncExternalStore } from 'react';
import { reachability } from './reachability.ts';

/** Whether the server answers this page's requests; the server itself takes it for granted. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(reachability.subscribe, reachability.isReachable, () => true);
}

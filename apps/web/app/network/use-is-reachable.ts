import { useSyncExternalStore } from 'react';
import { reachability } from './reachability.ts';

/** Returns whether the server responds to this page's requests; true on the server. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(reachability.subscribe, reachability.isReachable, () => true);
}

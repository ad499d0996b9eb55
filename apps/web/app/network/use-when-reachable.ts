import { useEffect } from 'react';
import { reachability } from './reachability.ts';

/** Calls `act` whenever the server responds again. The component must pass the same function at each rendering. */
export function useWhenReachable(act: () => void): void {
  useEffect(() => reachability.onReturn(act), [act]);
}

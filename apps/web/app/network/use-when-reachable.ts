import { useEffect } from 'react';
import { reachability } from './reachability.ts';

/** Calls `act` whenever the server answers again. `act` has to be the same function from one rendering to the next. */
export function useWhenReachable(act: () => void): void {
  useEffect(() => reachability.onReturn(act), [act]);
}

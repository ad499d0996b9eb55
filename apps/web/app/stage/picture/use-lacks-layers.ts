import { useCallback, useRef } from 'react';
import { reachability } from '../../network/reachability.ts';
import type { ComposedPicture } from './compose-picture.ts';

/**
 * Returns a function that finds out whether a picture lacks layers because the server does not respond. A layer that was missing
 * while the server responded does not exist in the range. So it does not count.
 */
export function useLacksLayers(): (picture: ComposedPicture) => Promise<boolean> {
  const absent = useRef(new Set<string>());
  return useCallback(async ({ missing }) => {
    const wished = missing.map(withoutSize).filter((address) => !absent.current.has(address));
    if (wished.length === 0) return false;
    reachability.unanswered();
    const isReachable = await reachability.verdict();
    if (isReachable) for (const address of wished) absent.current.add(address);
    return !isReachable;
  }, []);
}

function withoutSize(address: string): string {
  return address.replace(/\?.*/, '');
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that calls the latest `goOn` while the panel is open, and does nothing after the panel was closed. So a late response
 * of the server never takes the visitor back to a page that they have left.
 */
export function useWhileOpen<Args extends readonly unknown[]>(
  open: boolean,
  goOn: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef<typeof goOn | null>(null);
  useLayoutEffect(() => {
    latest.current = open ? goOn : null;
    return () => {
      latest.current = null;
    };
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}

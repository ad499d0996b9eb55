import { useEffect } from 'react';

/** Calls whenever there is a network again. */
export function useWhenOnline(act: () => void): void {
  useEffect(() => {
    addEventListener('online', act);
    return () => removeEventListener('online', act);
  }, [act]);
}

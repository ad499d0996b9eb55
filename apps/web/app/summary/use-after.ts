import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns false at first, and true after the given time.
 * @param act a function to call when the time has passed
 */
export function useAfter(milliseconds: number, act?: () => void): boolean {
  const [isPast, setPast] = useState(false);
  const pass = useEffectEvent(() => {
    setPast(true);
    act?.();
  });
  useEffect(() => {
    const waiting = setTimeout(pass, milliseconds);
    return () => clearTimeout(waiting);
  }, [milliseconds]);
  return isPast;
}

import { useEffect, useEffectEvent, useState } from 'react';

/** False at first, true so many milliseconds later. @param act is called then */
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

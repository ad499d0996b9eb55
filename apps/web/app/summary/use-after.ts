import { useEffect, useState } from 'react';

/** False at first, true so many milliseconds later. */
export function useAfter(milliseconds: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setPast(true), milliseconds);
    return () => clearTimeout(waiting);
  }, [milliseconds]);
  return isPast;
}

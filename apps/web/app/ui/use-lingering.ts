import { useEffect, useState } from 'react';

/** Returns true while `isOpen` is true and for the given ms after that. So a panel keeps its content until it has slid out of view. */
export function useLingering(isOpen: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(isOpen);
  useEffect(() => {
    if (isOpen) return setLingers(true);
    const clearing = setTimeout(() => setLingers(false), milliseconds);
    return () => clearTimeout(clearing);
  }, [isOpen, milliseconds]);
  return isOpen || lingers;
}

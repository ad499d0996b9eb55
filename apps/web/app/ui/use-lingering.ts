import { useEffect, useState } from 'react';

/** Returns true while `isOpen` is true and for some ms after that. So a panel that slides away keeps its content until it is gone. */
export function useLingering(isOpen: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(isOpen);
  useEffect(() => {
    if (isOpen) return setLingers(true);
    const clearing = setTimeout(() => setLingers(false), milliseconds);
    return () => clearTimeout(clearing);
  }, [isOpen, milliseconds]);
  return isOpen || lingers;
}

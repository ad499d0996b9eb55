import { useEffect, useState } from 'react';

/** True while it is open and for some milliseconds after, so that what closes is not emptied before it is gone. */
export function useLingering(isOpen: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(isOpen);
  useEffect(() => {
    if (isOpen) return setLingers(true);
    const clearing = setTimeout(() => setLingers(false), milliseconds);
    return () => clearTimeout(clearing);
  }, [isOpen, milliseconds]);
  return isOpen || lingers;
}

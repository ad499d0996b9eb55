import { useEffect, useState } from 'react';
import { storedHouse } from '../stored/formats.ts';
import type { LocalCopy } from '../stored/local-copy.ts';

export type KeptHouse = LocalCopy;

/**
 * The house that this browser keeps; null when it keeps none, undefined until that is known, which the server never does. What checks it is
 * loaded only where there is something.
 */
export function useKeptHouse(): KeptHouse | null | undefined {
  const [kept, setKept] = useState<KeptHouse | null>();
  useEffect(() => {
    if (!storedHouse.holds('localStorage')) return setKept(null);
    import('../stored/local-copy.ts').then(
      ({ readLocalCopy }) => setKept(readLocalCopy()),
      () => setKept(null),
    );
  }, []);
  return kept;
}

import { useCallback, useEffect, useState } from 'react';
import { storedHouses } from '../stored/formats.ts';
import type { KeptHouse } from '../stored/kept-houses.ts';

interface KeptHouses {
  /** The one that was changed last first; undefined until that is known, which the server never does. */
  readonly houses: readonly KeptHouse[] | undefined;
  /** Looks again: something was deleted. */
  reload(): void;
}

/** The houses that lie in this browser alone, also while other tabs change them. What checks them is loaded only where there are some. */
export function useKeptHouses(): KeptHouses {
  const [houses, setHouses] = useState<readonly KeptHouse[]>();
  const reload = useCallback(() => {
    if (storedHouses.filled('localStorage').length === 0) return setHouses([]);
    import('../stored/kept-houses.ts').then(
      ({ readOwnHouses }) => setHouses(readOwnHouses()),
      () => setHouses([]),
    );
  }, []);
  useEffect(() => {
    reload();
    addEventListener('storage', reload);
    return () => removeEventListener('storage', reload);
  }, [reload]);
  return { houses, reload };
}

/** The one that was changed last; null: there is none, undefined until that is known. */
export function useKeptHouse(): KeptHouse | null | undefined {
  const { houses } = useKeptHouses();
  return houses && (houses[0] ?? null);
}

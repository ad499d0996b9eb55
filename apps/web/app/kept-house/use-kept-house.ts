import { useCallback, useEffect, useMemo, useState } from 'react';
import { untilLoadedUnseen } from '../parts/until-loaded.ts';
import { storedHouses } from '../stored/formats.ts';
import type { KeptHouse } from '../stored/kept-houses.ts';

interface KeptHouses {
  /** The one that was changed last first; undefined until that is known, which the server never does. */
  readonly houses: readonly KeptHouse[] | undefined;
  /** Tokens of the account's houses that have changes here which are not saved. */
  readonly changed: ReadonlySet<string>;
  /** Looks again: something was deleted. */
  reload(): void;
}

/** The houses that lie in this browser alone, also while other tabs change them. What checks them is loaded only where there are some. */
export function useKeptHouses(): KeptHouses {
  const [kept, setKept] = useState<readonly KeptHouse[]>();
  const reload = useCallback(() => {
    if (storedHouses.filled('localStorage').length === 0) return setKept([]);
    untilLoadedUnseen(() => import('../stored/kept-houses.ts')).then(({ readHouses }) => setKept(readHouses()));
  }, []);
  useEffect(() => {
    reload();
    addEventListener('storage', reload);
    return () => removeEventListener('storage', reload);
  }, [reload]);
  const houses = useMemo(() => kept?.filter(({ token }) => token === null), [kept]);
  const changed = useMemo(() => new Set(kept?.flatMap(({ token, saved }) => (token === null || saved ? [] : [token]))), [kept]);
  return { houses, changed, reload };
}

/** The one that was changed last; null: there is none, undefined until that is known. */
export function useKeptHouse(): KeptHouse | null | undefined {
  const { houses } = useKeptHouses();
  return houses && (houses[0] ?? null);
}

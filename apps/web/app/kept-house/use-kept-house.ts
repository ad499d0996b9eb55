import { useCallback, useEffect, useMemo, useState } from 'react';
import { untilLoadedUnseen } from '../parts/until-loaded.ts';
import { storedHouses } from '../stored/formats.ts';
import type { KeptHouse } from '../stored/kept-houses.ts';

interface KeptHouses {
  /**
   * The houses that only this browser has stored; the house that was stored last is first. Undefined until they have loaded, and always
   * undefined on the server.
   */
  readonly houses: readonly KeptHouse[] | undefined;
  /** The tokens of those houses of the account to which this browser has unsaved changes. */
  readonly changed: ReadonlySet<string>;
  /** Reads the houses from the browser's storage again. Call this after a house was deleted. */
  reload(): void;
}

/**
 * Returns the houses that are stored only in this browser, and updates them when other tabs change them. Loads the code that checks the
 * stored houses only if there are any.
 */
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

/** Returns the first of the `houses` of `useKeptHouses`; null if there is none, undefined until they have loaded. */
export function useKeptHouse(): KeptHouse | null | undefined {
  const { houses } = useKeptHouses();
  return houses && (houses[0] ?? null);
}

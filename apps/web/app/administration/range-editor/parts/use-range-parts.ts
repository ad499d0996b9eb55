import type { FieldName, RangeParts, TypedValue, ValueConflict } from '@gavel/contract/staff';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { type RangeNames, rangeNames } from './range-names.ts';
import { forgetWritten, type Unsaved } from './use-kept.ts';

/** The texts, rules and campaigns of the draft, with the functions that save them. */
export interface PartsWork {
  readonly names: RangeNames;
  /** Values that the user and a colleague have changed differently, as long as the user has not chosen one of the two. */
  readonly conflicts: readonly ValueConflict[];
  /** The conflicts that the user has resolved with the colleague’s value. */
  readonly yielded: readonly ValueConflict[];
  readonly unsaved: Unsaved;
  /** Returns whether all values were saved without conflicts. */
  save(values: readonly TypedValue[]): Promise<boolean>;
  settle(conflict: ValueConflict, choice: 'mine' | 'theirs'): Promise<boolean>;
}

/**
 * Loads the entries of the range when a screen needs them, and again when the draft has changed. The screen shows the old entries until the
 * new ones have loaded.
 * @param isNeeded false: load nothing
 */
export function useRangeParts(
  work: RangeWork,
  isNeeded = true,
): { readonly parts: PartsWork | null; readonly hasFailed: boolean } {
  const [loaded, setLoaded] = useState<RangeParts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [conflicts, setConflicts] = useState<readonly ValueConflict[]>([]);
  const [yielded, setYielded] = useState<readonly ValueConflict[]>([]);
  const { unsaved } = work;
  const { draftTag } = work.desk;
  const isMounted = useRef(false);
  const latest = useRef(0);
  const load = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    // A response to an earlier request may come last, and would show the entries before the user's last change.
    const isWanted = () => isMounted.current && own === latest.current;
    try {
      const parts = await (await browserStaffApi()).readRangeParts();
      if (!isWanted()) return;
      setLoaded(parts);
      setFailed(false);
    } catch {
      if (isWanted()) setFailed(true);
    }
  }, []);
  const isCurrent = loaded?.draftTag === draftTag;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed draft has to be loaded again
  useEffect(() => {
    isMounted.current = true;
    if (isNeeded && !isCurrent) void load();
    return () => {
      isMounted.current = false;
    };
  }, [isNeeded, draftTag, load]);
  const names = useMemo(() => loaded && rangeNames(loaded), [loaded]);
  async function save(values: readonly TypedValue[]): Promise<boolean> {
    const found = await work.saveValues(values);
    if (!found) return false;
    setConflicts((before) => [...before.filter((one) => !values.some((value) => isSame(value, one))), ...found]);
    // A form that waited for this would still name the old value when the user saves again.
    void load();
    return found.length === 0;
  }
  const settle = async (conflict: ValueConflict, choice: 'mine' | 'theirs') => {
    if (choice === 'mine') return save([{ ...conflict, read: conflict.theirs }]);
    setConflicts((before) => before.filter((one) => one !== conflict));
    setYielded((before) => [...before, conflict]);
    // Forget the user’s own value here, because the page that contains it may not be open.
    forgetWritten(unsaved, conflict);
    return true;
  };
  return { parts: names && { names, conflicts, yielded, unsaved, save, settle }, hasFailed };
}

/** Returns whether two values belong to the same field of the range. */
export function isSame(one: FieldName, other: FieldName): boolean {
  return one.kind === other.kind && one.key === other.key && one.field === other.field;
}

import type { FieldName, RangeParts, TypedValue, ValueConflict } from '@gavel/contract/staff';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { type RangeNames, rangeNames } from './range-names.ts';
import type { UnsavedValues } from './unsaved-values.ts';

/** The texts, rules and campaigns of the draft, with the functions that save them. */
export interface PartsWork {
  readonly names: RangeNames;
  /** Values that the user and a colleague have changed differently, as long as the user has not chosen one of the two. */
  readonly conflicts: readonly ValueConflict[];
  readonly unsaved: UnsavedValues;
  /** Returns whether all values were saved without conflicts. */
  save(values: readonly TypedValue[]): Promise<boolean>;
  settle(conflict: ValueConflict, choice: 'mine' | 'theirs'): Promise<boolean>;
}

/**
 * Loads the entries of the range when a screen needs them, and again when the draft has changed. The screen shows the old entries until the
 * new ones have loaded.
 * @param needed `never`: load nothing; `once`: do not load again when the draft has changed
 */
export function useRangeParts(
  work: RangeWork,
  needed: 'always' | 'once' | 'never' = 'always',
): { readonly parts: PartsWork | null; readonly hasFailed: boolean } {
  const [loaded, setLoaded] = useState<RangeParts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [conflicts, setConflicts] = useState<readonly ValueConflict[]>([]);
  const { unsaved } = work;
  const { draftTag } = work.desk;
  const isMounted = useRef(false);
  const latest = useRef(0);
  const load = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    // The response to an earlier request may arrive last. Skip it, because it would show the entries before the user's last change.
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
  const isWanted = needed === 'always' ? !isCurrent : needed === 'once' && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed draft has to be loaded again
  useEffect(() => {
    isMounted.current = true;
    if (isWanted) void load();
    return () => {
      isMounted.current = false;
    };
  }, [needed, draftTag, load]);
  const names = useMemo(() => loaded && rangeNames(loaded), [loaded]);
  async function save(values: readonly TypedValue[]): Promise<boolean> {
    const found = await work.saveValues(values);
    if (!found) return false;
    unsaved.follow(values.filter((value) => !found.some((one) => isSame(value, one))));
    setConflicts((before) => [...before.filter((one) => !values.some((value) => isSame(value, one))), ...found]);
    // Do not wait for the reload: `follow` has already updated `read`, so the user can save again without a conflict.
    void load();
    return found.length === 0;
  }
  const settle = async (conflict: ValueConflict, choice: 'mine' | 'theirs') => {
    if (choice === 'mine') return save([{ ...conflict, read: conflict.theirs }]);
    setConflicts((before) => before.filter((one) => one !== conflict));
    // Forget the user's own value. If the form still contained it, the next save would cause the same conflict.
    unsaved.forget([conflict]);
    return true;
  };
  return { parts: names && { names, conflicts, unsaved, save, settle }, hasFailed };
}

/** Returns whether two values belong to the same field of the range. */
function isSame(one: FieldName, other: FieldName): boolean {
  return one.kind === other.kind && one.key === other.key && one.field === other.field;
}

import type { FieldName, TypedValue } from '@gavel/contract/staff';
import { useEffect, useSyncExternalStore } from 'react';

/** A text or a rule that the user has written and not saved. */
interface UnsavedValue {
  readonly value: string;
  /** The value of the draft when the user began to write. A save sends it, so that the server notices a colleague’s change since then. */
  readonly read: string | null;
}

/** The unsaved values. The key of a value is what `keyOf` returns for its field. */
type ByField = ReadonlyMap<string, UnsavedValue>;

/**
 * The unsaved values that the user has written on all pages of the range editor. They are stored outside the pages. So they stay when the
 * user opens another page, and `follow` also updates the values of a page that the user has left.
 */
export interface UnsavedValues {
  read(): ByField;
  subscribe(listener: () => void): () => void;
  /** @param draft the current value of the draft; it becomes `read` if the field has no unsaved value yet */
  write(field: FieldName, value: string, draft: string | null): void;
  forget(fields: readonly FieldName[]): void;
  /** Call after a save. The saved values become `read`, because the user may have written on during the save. */
  follow(saved: readonly TypedValue[]): void;
}

export function createUnsavedValues(): UnsavedValues {
  let values: ByField = new Map();
  const listeners = new Set<() => void>();
  function put(next: ByField): void {
    values = next;
    for (const listener of listeners) listener();
  }
  return {
    read: () => values,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(field, value, draft) {
      const { read } = values.get(keyOf(field)) ?? { read: draft };
      put(new Map([...values, [keyOf(field), { value, read }]]));
    },
    forget(fields) {
      const names = new Set(fields.map(keyOf));
      put(new Map([...values].filter(([name]) => !names.has(name))));
    },
    follow(saved) {
      const reads = new Map(saved.map((one) => [keyOf(one), one.value.normalize('NFC')]));
      put(new Map([...values].map(([name, { value, read }]) => [name, { value, read: reads.get(name) ?? read }])));
    },
  };
}

export function useUnsavedValues({ subscribe, read }: UnsavedValues): ByField {
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Forgets the unsaved values of the fields `saved`, because they equal the draft. If the user changes such a field again, `read` is the
 * value in the draft.
 */
export function useForgetting({ forget }: UnsavedValues, saved: readonly FieldName[]): void {
  useEffect(() => {
    if (saved.length > 0) forget(saved);
  });
}

export function keyOf({ kind, key, field }: FieldName): string {
  return JSON.stringify([kind, key, field]);
}

import type { DeskPart, TypedValue } from '@gavel/contract/staff';
import { keyOf, useForgetting, useUnsavedValues } from '../parts/unsaved-values.ts';
import type { PartsWork } from '../parts/use-range-parts.ts';

/** Texts that the user has written and not saved yet. */
export interface WrittenTexts {
  /** Returns the current value of a text: the value that the user has written, or the value in the draft if the user has not changed it. */
  valueOf(part: DeskPart, name: string): string;
  write(part: DeskPart, name: string, value: string): void;
  /** The values that the user has changed, if they differ from the values of the draft. */
  readonly changed: readonly TypedValue[];
  /** Whether a name that the user has changed is empty. */
  readonly isIncomplete: boolean;
  revert(): void;
}

/**
 * Returns the texts that the user writes on one page of the editor.
 * @param parts the section, house or campaign, or the question with its answers, that this page edits
 */
export function useWrittenTexts(parts: readonly DeskPart[], { unsaved }: Pick<PartsWork, 'unsaved'>): WrittenTexts {
  const written = useUnsavedValues(unsaved);
  const all = parts.flatMap(({ kind, key, fields }) =>
    fields.filter(({ type }) => type !== 'rule').map(({ name, draft }) => ({ kind, key, field: name, draft: draft ?? '' })),
  );
  useForgetting(
    unsaved,
    all.filter((one) => written.get(keyOf(one))?.value.normalize('NFC') === one.draft),
  );
  const changed = all.flatMap(({ draft, ...one }): TypedValue[] => {
    const own = written.get(keyOf(one));
    return own && own.value.normalize('NFC') !== draft ? [{ ...one, ...own }] : [];
  });
  return {
    valueOf: (part, name) => written.get(keyOf(fieldOf(part, name)))?.value ?? draftOf(part, name) ?? '',
    write: (part, name, value) => unsaved.write(fieldOf(part, name), value, draftOf(part, name)),
    changed,
    isIncomplete: changed.some(({ field, value }) => field === 'title' && value.trim() === ''),
    revert: () => unsaved.forget(all),
  };
}

function draftOf({ fields }: DeskPart, name: string): string | null {
  return fields.find((field) => field.name === name)?.draft ?? null;
}

function fieldOf({ kind, key }: DeskPart, name: string) {
  return { kind, key, field: name };
}

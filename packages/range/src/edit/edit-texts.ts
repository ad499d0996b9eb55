import { type KeyPath, pathOf, valueAtPath } from './key-path.ts';
import { valueIn } from './name-steps.ts';
import { EditError, setValues } from './set-value.ts';
import { isSameValue, type YamlValue } from './yaml-value.ts';

/** A change of one value of a range. */
export interface TextEdit {
  readonly file: string;
  readonly keys: KeyPath;
  /** The value before the user changed it; undefined: there was no value. */
  readonly before: YamlValue | undefined;
  readonly value: YamlValue;
}

interface EditedTexts<Edit> {
  /** The changed files: name → text. */
  readonly texts: ReadonlyMap<string, string>;
  /**
   * Edits that are not applied, because their value in the files has changed since the edit was made, no longer exists, or cannot be
   * changed separately.
   */
  readonly stale: readonly Edit[];
}

/**
 * Returns the files of a range with the edits applied. Each file changes only in the bytes of the edited values. An edit is stale
 * if the current value in the file is neither the old nor the new value of the edit, or if the value cannot be changed separately.
 */
export function editTexts<Edit extends TextEdit>(texts: ReadonlyMap<string, string>, edits: readonly Edit[]): EditedTexts<Edit> {
  const stale: Edit[] = [];
  const edited = new Map<string, string>();
  for (const [file, group] of Map.groupBy(edits, (edit) => edit.file)) {
    const text = texts.get(file);
    const value = text === undefined ? undefined : valueIn(text);
    const placed = group.flatMap((edit) => {
      const path = pathOf(value, edit.keys);
      if (path && isAsRead(valueAtPath(value, path), edit)) return [{ edit, path, value: edit.value }];
      stale.push(edit);
      return [];
    });
    if (text === undefined || placed.length === 0) continue;
    const all = changedText(text, placed);
    let changed = all ?? text;
    for (const one of all === null ? placed : []) {
      const next = changedText(changed, [one]);
      if (next === null) stale.push(one.edit);
      else changed = next;
    }
    if (changed !== text) edited.set(file, changed);
  }
  return { texts: edited, stale };
}

/** Returns the text with the edits applied; null: one of the values cannot be changed separately. */
function changedText(text: string, edits: Parameters<typeof setValues>[1]): string | null {
  try {
    return setValues(text, edits);
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}

function isAsRead(now: unknown, { before, value }: TextEdit): boolean {
  return isSameValue(now, before) || isSameValue(now, value);
}

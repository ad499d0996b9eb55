import { parse } from 'yaml';
import { type KeyPath, pathOf, valueAtPath } from './key-path.ts';
import { EditError, setValues } from './set-value.ts';
import { isSameValue, type YamlValue } from './yaml-value.ts';

/** One value of a range that somebody changes. */
export interface TextEdit {
  readonly file: string;
  readonly keys: KeyPath;
  /** What stood there when it was changed; undefined: nothing. */
  readonly before: YamlValue | undefined;
  readonly value: YamlValue;
}

interface EditedTexts<Edit> {
  /** Of the files that differ: name → text. */
  readonly texts: ReadonlyMap<string, string>;
  /** Edits of what says something else now, or is gone. They change nothing. */
  readonly stale: readonly Edit[];
}

/**
 * The texts of a range with other values. Of each file only the bytes of these values differ. An edit whose place says neither what it said nor what it
 * shall say is stale, and so is one that cannot be made alone.
 */
export function editTexts<Edit extends TextEdit>(texts: ReadonlyMap<string, string>, edits: readonly Edit[]): EditedTexts<Edit> {
  const stale: Edit[] = [];
  const edited = new Map<string, string>();
  for (const [file, group] of Map.groupBy(edits, (edit) => edit.file)) {
    const text = texts.get(file);
    const value: unknown = text === undefined ? undefined : parse(text);
    const placed = group.flatMap((edit) => {
      const path = pathOf(value, edit.keys);
      if (path && isAsRead(valueAtPath(value, path), edit)) return [{ edit, path, value: edit.value }];
      stale.push(edit);
      return [];
    });
    if (text === undefined || placed.length === 0) continue;
    try {
      const changed = setValues(text, placed);
      if (changed !== text) edited.set(file, changed);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      stale.push(...placed.map(({ edit }) => edit));
    }
  }
  return { texts: edited, stale };
}

function isAsRead(now: unknown, { before, value }: TextEdit): boolean {
  return isSameValue(now, before) || isSameValue(now, value);
}

import { parse } from 'yaml';
import { keyPathOf } from './key-path.ts';
import { isSameValue } from './yaml-value.ts';

/** One value that differs between two versions of a range's files. */
export interface TextDifference {
  readonly file: string;
  /** The names of the parts around the value, then its own name: titles where the range has them, otherwise the names of `keyPathOf`. */
  readonly trail: readonly string[];
  /** The value as text; null: it does not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Returns the values that differ between two versions of a range's files. Ignores comments and the order of keys. Matches list items by
 * name (`keyPathOf`), so the order of items counts only if their names are missing or not unique.
 */
export function compareTexts(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly TextDifference[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return files.flatMap((file) => {
    const [old, next] = [before.get(file), after.get(file)];
    if (old === next) return [];
    const [was, is] = [valueIn(old), valueIn(next)];
    const title = titleOf(is) ?? titleOf(was);
    return differencesIn(was, is, title === null ? [] : [title]).map((difference) => ({ file, ...difference }));
  });
}

type Difference = Omit<TextDifference, 'file'>;

function differencesIn(before: unknown, after: unknown, trail: readonly string[] = []): readonly Difference[] {
  if (isSameValue(before, after)) return [];
  const [old, next] = [partsOf(before), partsOf(after)];
  if (!old || !next) return [{ trail, before: printed(before), after: printed(after) }];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), next.get(name)];
    return differencesIn(was, is, [...trail, titleOf(is) ?? titleOf(was) ?? name]);
  });
}

/** Returns the parts of a value by name; null: it has no parts. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(value.map((item, at) => [keyPathOf(value, [at])[0] ?? '', item]));
}

function titleOf(value: unknown): string | null {
  const title: unknown = Object(value).title;
  return typeof title === 'string' && title !== '' ? title : null;
}

function printed(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function valueIn(text: string | undefined): unknown {
  return text === undefined ? undefined : parse(text);
}

import { parse } from 'yaml';
import { keyPathOf } from './key-path.ts';
import { isSameValue } from './yaml-value.ts';

/** One value that two texts of a range have differently. */
export interface TextDifference {
  readonly file: string;
  /** What leads to it, in the words of the range where it has any: titles, else keys. */
  readonly trail: readonly string[];
  /** As text; null: it is not there. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two texts of a range; items of lists are the same by their key. Comments and order are not compared. */
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

/** By name; null: it has none. */
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

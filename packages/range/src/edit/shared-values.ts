import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Path } from '../source/fault.ts';
import type { TextEdit } from './edit-texts.ts';
import type { KeyPath } from './key-path.ts';

/** A value with a YAML anchor (`&name`), and another place that uses it (`*name`). */
export interface SharedValue<Steps> {
  readonly anchor: Steps;
  readonly alias: Steps;
}

/** Returns the values of a YAML text that other places of the text use. */
export function sharedValues(text: string): readonly SharedValue<Path>[] {
  // Most files have no alias, and then parsing them again would be useless.
  if (!/\*[^\s*]/.test(text)) return [];
  const shared: SharedValue<Path>[] = [];
  const anchors = new Map<string, Path>();
  const walk = (node: unknown, path: Path): void => {
    if (isAlias(node)) {
      const anchor = anchors.get(node.source);
      if (anchor) shared.push({ anchor, alias: path });
      return;
    }
    if ((isScalar(node) || isMap(node) || isSeq(node)) && node.anchor) anchors.set(node.anchor, path);
    if (isSeq(node)) for (const [at, item] of node.items.entries()) walk(item, [...path, at]);
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(isScalar(key) ? key.value : key)]);
  };
  walk(parseDocument(text).contents, []);
  return shared;
}

/** Returns whether an edit would also change another place of its file, so that `setValue` refuses it. */
export function isShared(
  { shared }: { readonly shared: ReadonlyMap<string, readonly SharedValue<KeyPath>[]> },
  { file, keys }: Pick<TextEdit, 'file' | 'keys'>,
): boolean {
  return (shared.get(file) ?? []).some(({ anchor, alias }) => isIn(keys, anchor) || (isIn(anchor, keys) && !isIn(alias, keys)));
}

/** Returns whether the path `inner` begins with the path `outer`, or is equal to it. */
function isIn(inner: KeyPath, outer: KeyPath): boolean {
  return outer.every((key, at) => inner[at] === key);
}

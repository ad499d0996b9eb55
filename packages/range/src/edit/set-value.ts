import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import type { Path } from '../source/fault.ts';
import { printings } from './print-value.ts';
import { replaced, withKey } from './splice-value.ts';
import { isSameValue, withValueAt, type YamlValue } from './yaml-value.ts';

/** A value that cannot be set without changing something else. */
export class EditError extends Error {
  override readonly name = 'EditError';
}

/**
 * The YAML text with another value at `path`. Only the bytes of this value change: comments, order, quotation and line breaks of everything else stay.
 * A key that its map does not have yet becomes the last one of it. The result is parsed again before it is returned, and says nothing else new.
 * Throws `EditError` where the text is no YAML, has no such place, or the value cannot be changed by itself, as one that others refer to (`&name`).
 */
export function setValue(text: string, path: Path, value: YamlValue): string {
  const document = readable(text);
  if (!document) throw new EditError('the text is not readable as YAML');
  const place = findPlace(document, path);
  const now: unknown = document.toJS();
  const wanted = withValueAt(now, path, value);
  if (place.node && isSameValue(now, wanted)) return text;
  const candidates = place.node
    ? replacements(text, place.node, valueAt(wanted, path.slice(0, place.at)))
    : [withKey(text, place.map, String(path.at(-1)), value)];
  const edited = candidates.find((candidate) => says(candidate, wanted));
  if (edited === undefined)
    throw new EditError(`${path.join('.')} cannot be changed by itself: something else of the file would change`);
  return edited;
}

/** One value to set. */
interface ValueEdit {
  readonly path: Path;
  readonly value: YamlValue;
}

/** The same with many values, none inside another; in about the time that one takes. */
export function setValues(text: string, edits: readonly ValueEdit[]): string {
  return allAtOnce(text, edits) ?? edits.reduce((edited, { path, value }) => setValue(edited, path, value), text);
}

/** Null where one of the values is not there yet, or its most likely form is not the right one. */
function allAtOnce(text: string, edits: readonly ValueEdit[]): string | null {
  const document = readable(text);
  if (!document) return null;
  const places = edits
    .map(({ path, value }) => ({ path, value, ...findPlace(document, path) }))
    .filter(({ node, value }) => !node || !isSameValue(node.toJS(document), value));
  if (places.some(({ node, path, at }) => node === null || at < path.length)) return null;
  // From the end, so that what is still to be replaced stays where it is.
  const edited = places
    .toSorted((one, other) => (other.node?.range?.[0] ?? 0) - (one.node?.range?.[0] ?? 0))
    .reduce((part, { node, value }) => (node ? replaced(part, node, printings(text, node, value)[0] ?? '') : part), text);
  const wanted = edits.reduce((now: unknown, { path, value }) => withValueAt(now, path, value), document.toJS());
  return says(edited, wanted) ? edited : null;
}

/** Null where the text has faults. */
function readable(text: string): Document | null {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: true });
  return document.errors.length + document.warnings.length === 0 ? document : null;
}

function says(text: string, wanted: unknown): boolean {
  const document = readable(text);
  if (!document) return false;
  try {
    return isSameValue(document.toJS(), wanted);
  } catch {
    // A text that begins with an asterisk is an alias of nothing.
    return false;
  }
}

/** What stands at a path. Where an alias stands for what is inside it, `at` is fewer steps than the path has. Without a node, `map` lacks the last key. */
type FoundPlace =
  | { readonly node: Node; readonly at: number }
  | { readonly node: null; readonly map: YAMLMap; readonly at: number };

function findPlace(document: Document, path: Path): FoundPlace {
  let node: unknown = document.contents;
  for (const [at, step] of path.entries()) {
    if (isAlias(node)) return { node, at };
    const isLast = at === path.length - 1;
    if (isMap(node)) {
      const pair = pairOf(node, step);
      if (!pair && isLast) return { node: null, map: node, at };
      node = pair?.value;
    } else node = isSeq(node) ? node.items[Number(step)] : undefined;
    if (!isNode(node)) throw new EditError(`nothing stands at ${path.slice(0, at + 1).join('.')}`);
  }
  if (!isNode(node)) throw new EditError('the text is empty');
  return { node, at: path.length };
}

function pairOf(map: YAMLMap, step: string | number): Pair | undefined {
  return map.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step));
}

function replacements(text: string, node: Node, value: YamlValue): readonly string[] {
  return printings(text, node, value).map((printed) => replaced(text, node, printed));
}

function valueAt(value: unknown, path: Path): YamlValue {
  return path.reduce((part: unknown, step) => Object(part)[step], value) as YamlValue;
}

import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import type { Path } from '../source/fault.ts';
import { printings, printingsOfNew } from './print-value.ts';
import { replaced, withKey } from './splice-value.ts';
import { isSameValue, withValueAt, type YamlValue } from './yaml-value.ts';

/** Thrown when a value cannot be set, for example because something else would change too. */
export class EditError extends Error {
  override readonly name = 'EditError';
}

/**
 * Returns the YAML text with another value at `path`. Only the bytes of this value change; all comments, the order, quotation marks
 * and line breaks outside it stay. A key that its map lacks is added at the end of the map. Parses the result, to check that
 * nothing else has changed. Throws `EditError` if the text is no YAML, if the path does not exist, or if other values refer to the
 * value (`&name`).
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
    : printingsOfNew(value).map((printed) => withKey(text, place.map, String(path.at(-1)), printed));
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

/** Sets many values like `setValue`, usually in about the time that it needs for one value. No value may be inside another one. */
export function setValues(text: string, edits: readonly ValueEdit[]): string {
  return allAtOnce(text, edits) ?? edits.reduce((edited, { path, value }) => setValue(edited, path, value), text);
}

/**
 * Replaces all values in one step. Returns null when a value does not exist yet, when a path leads into an alias, or when the first of a
 * value's `printings` parses to another value.
 */
function allAtOnce(text: string, edits: readonly ValueEdit[]): string | null {
  const document = readable(text);
  if (!document) return null;
  const places = edits
    .map(({ path, value }) => ({ path, value, ...findPlace(document, path) }))
    .filter(({ node, value }) => !node || !isSameValue(node.toJS(document), value));
  if (places.some(({ node, path, at }) => node === null || at < path.length)) return null;
  // Replace from the end of the text, so that the positions of the remaining values stay valid.
  const edited = places
    .toSorted((one, other) => (other.node?.range?.[0] ?? 0) - (one.node?.range?.[0] ?? 0))
    .reduce((part, { node, value }) => (node ? replaced(part, node, printings(text, node, value)[0] ?? '') : part), text);
  const wanted = edits.reduce((now: unknown, { path, value }) => withValueAt(now, path, value), document.toJS());
  return says(edited, wanted) ? edited : null;
}

/** Parses the text; returns null if it has faults. */
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
    // A printed text that begins with an asterisk can parse as an alias without an anchor, and then `toJS` throws.
    return false;
  }
}

/**
 * The node at a path. If a step leads to an alias, `node` is the alias, and `at` is the number of steps to it. If the map at the end of the
 * path lacks the last key, `node` is null and `map` is this map.
 */
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

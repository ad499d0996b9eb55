import { isCollection, isNode, type Node, type YAMLMap } from 'yaml';
import { lineBreakOf, printInFlow, sourceOf } from './print-value.ts';

/** Returns the text with `printed` in place of a node's bytes. */
export function replaced(text: string, node: Node, printed: string): string {
  const start = node.range?.[0] ?? 0;
  const source = sourceOf(text, node);
  // Add a space if nothing follows `key:` yet.
  const space = source === '' && /\S/.test(text.charAt(start - 1)) ? ' ' : '';
  return text.slice(0, start) + space + printed + text.slice(start + source.length);
}

/**
 * Returns the text with a new last key in a map: on its own line, or inside the braces.
 * @param printed the value, on one line
 */
export function withKey(text: string, map: YAMLMap, key: string, printed: string): string {
  const entry = `${printInFlow(key)}: ${printed}`;
  const last = lastLeaf(map);
  const end = last?.range ? last.range[0] + sourceOf(text, last).length : 0;
  if (map.flow) {
    const brace = (map.range?.[0] ?? 0) + 1;
    return last
      ? `${text.slice(0, end)}, ${entry}${text.slice(end)}`
      : `${text.slice(0, brace)} ${entry} ${text.slice(brace).trimStart()}`;
  }
  const first = map.range?.[0] ?? 0;
  const indent = ' '.repeat(first - (text.lastIndexOf('\n', first - 1) + 1));
  // A comment on the line of the last value stays on this line; the new key follows after the line.
  const lineEnd = /\r?\n|$/.exec(text.slice(end))?.index ?? 0;
  return `${text.slice(0, end + lineEnd)}${lineBreakOf(text)}${indent}${entry}${text.slice(end + lineEnd)}`;
}

/**
 * Returns the last value of a map. If this value is a block collection, returns the last value of that collection, and so on. Returns the
 * last key if it has no value.
 */
function lastLeaf(node: YAMLMap): Node | null {
  let leaf: unknown = node;
  do {
    const last: unknown = isCollection(leaf) ? leaf.items.at(-1) : undefined;
    leaf = isNode(last) ? last : last instanceof Object ? (Reflect.get(last, 'value') ?? Reflect.get(last, 'key')) : undefined;
  } while (isCollection(leaf) && !leaf.flow && leaf.items.length > 0);
  return isNode(leaf) ? leaf : null;
}

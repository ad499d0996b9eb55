import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument } from 'yaml';
import type { Fault, Path, Place } from '../source/fault.ts';

/** A YAML file's value, and the line and column of each of its parts. */
export interface ParsedYaml {
  readonly value: unknown;
  /**
   * Returns the file, line and column of the deepest part of the path that exists. For a number or a text, it is the position of the value,
   * otherwise of its key.
   */
  placeOf(path: Path): Place;
}

/** The most aliases of one value, times the aliases inside it: enough for repetitions, too few to expand a small file into a huge value. */
const MOST_ALIASES = 100;

/** Parses one YAML 1.2 document. Duplicate keys, unknown tags and alias bombs are faults, like wrong syntax. */
export function parseYaml(file: string, written: string): ParsedYaml | Fault[] {
  // Some editors store å as the letter a and a combining ring. Normalise the text, so that equal names are equal in all files.
  const text = written.replace(/^\uFEFF/, '').normalize('NFC');
  const lines = new LineCounter();
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
    const problems = [...document.errors, ...document.warnings];
    if (problems.length > 0)
      return problems.map(({ pos, message }) => ({ ...placeAt(pos[0]), message: `not readable as YAML: ${message}` }));
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return { value, placeOf: (path) => placeAt(offsetOf(document, path)) };
  } catch (error) {
    // Report a file that has too many aliases, or whose nesting exceeds the stack.
    return [{ file, line: 1, message: `not readable as YAML: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = start(node) ?? 0;
  for (const step of path) {
    const parent = isAlias(node) ? node.resolve(document) : node;
    if (isMap(parent)) {
      const pair = parent.items.find((item) => String(isScalar(item.key) ? item.key.value : item.key) === String(step));
      if (!pair) break;
      offset = offsetOfPair(pair) ?? offset;
      node = pair.value;
    } else if (isSeq(parent)) {
      node = parent.items[Number(step)];
      offset = start(node) ?? offset;
    } else break;
  }
  return offset;
}

function offsetOfPair({ key, value }: Pair): number | undefined {
  return isScalar(value) && value.value !== null ? start(value) : start(key);
}

function start(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

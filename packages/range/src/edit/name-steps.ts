import { parse } from 'yaml';
import type { Path } from '../source/fault.ts';
import { type KeyPath, keyPathOf } from './key-path.ts';

/** Returns a function that converts paths in a text to steps by name. Parses the text once. */
export function stepNamer(text: string): (path: Path) => KeyPath {
  const value: unknown = parse(text);
  return (path) => keyPathOf(value, path);
}

import { parse } from 'yaml';
import type { Path } from '../source/fault.ts';
import { type KeyPath, keyPathOf } from './key-path.ts';

/**
 * Parses a file as `parseYaml` does: å is always one character, although a file may have it as the letter a and a combining ring.
 * Otherwise the value would differ from the same value in the range editor.
 */
export function valueIn(text: string): unknown {
  return parse(text.normalize('NFC'));
}

/** Returns a function that converts a path in a text to the same path by names. Parses the text once. */
export function stepNamer(text: string): (path: Path) => KeyPath {
  const value = valueIn(text);
  return (path) => keyPathOf(value, path);
}

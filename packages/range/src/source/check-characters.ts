import type { Fault, Path } from './fault.ts';

/** Bidirectional marks, lone surrogates, U+FFFE, U+FFFF, and all control characters but tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const REFUSED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** The greatest depth of nesting. A deeper value is a fault, and its content is not checked. No file of a range needs this depth. */
const DEEPEST = 30;

/**
 * Reports characters that no key or text of a range may contain: databases and documents cannot store some of them, and readers cannot
 * see the others. Also reports values that are nested deeper than `DEEPEST`.
 * @param placeOf returns the place of a part of the value
 */
export function checkCharacters(value: unknown, placeOf: (path: Path) => Omit<Fault, 'message'>): Fault[] {
  const faults: Fault[] = [];
  // Visit each object only once: after parsing, a YAML alias is the same object in several parts of the value, and may even contain itself.
  const seen = new Set<object>();
  const visit = (part: unknown, path: Path) => {
    if (typeof part === 'string') look(part, path, 'the text');
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    if (path.length > DEEPEST) {
      faults.push({ ...placeOf(path), message: 'nested too deep' });
      return;
    }
    for (const [key, inner] of Object.entries(part)) {
      look(key, [...path, key], 'the key');
      visit(inner, [...path, Array.isArray(part) ? Number(key) : key]);
    }
  };
  const look = (text: string, path: Path, what: string) => {
    const [found] = REFUSED.exec(text) ?? [];
    if (found === undefined) return;
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    faults.push({ ...placeOf(path), message: `${what} has the character U+${code}, which is not allowed` });
  };
  visit(value, []);
  return faults;
}

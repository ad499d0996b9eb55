import type { Fault, Path } from './fault.ts';

/** Control characters but tab and line break, what turns the order of text (bidirectional), and halves of a character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const REFUSED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** Deeper than any file of a range has a place for. */
const DEEPEST = 30;

/**
 * Characters that no text of a range has, in any key or text of a file's value: databases and documents cannot hold some of them, and readers do not see the others.
 * @param placeOf where a part of the value stands
 */
export function checkCharacters(value: unknown, placeOf: (path: Path) => Omit<Fault, 'message'>): Fault[] {
  const faults: Fault[] = [];
  // An alias of YAML is the same object at several places, and may be inside itself.
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

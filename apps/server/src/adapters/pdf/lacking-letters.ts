/** The letters that Typst says no font has, from the text of its refusal; empty: it refused for something else. */
export function lackingLetters(refusal: string): string[] {
  const named = [...refusal.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gsu)].map(([, letters = '']) =>
    unescaped(letters),
  );
  // What every font has is never the reason.
  return [...new Set(named)].filter((letters) => /[^\x20-\x7e]/u.test(letters));
}

/** The same value with each of these letters as a question mark, in every text of it. */
export function withoutLetters<Value>(value: Value, letters: readonly string[]): Value {
  const replaced = (text: string) => letters.reduce((left, letter) => left.replaceAll(letter, '?'), text);
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? replaced(part) : part));
}

/** Rust writes what does not print as `\u{200d}`. */
function unescaped(text: string): string {
  return text.replace(/\\+u\{([0-9a-f]+)\}/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

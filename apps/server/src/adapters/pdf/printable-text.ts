/** Stands for each word that no font has; the emoji font has it. */
export const SIGN = '◻';

/** What changes an emoji without being one: the colour of a skin, how it is drawn, what joins several; and what turns the direction of a line. */
const MODIFIERS = /\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Join_Control}|\p{Bidi_Control}|[\u{e0020}-\u{e007f}]/gu;
/** Two of these are a flag; they are printed as the letters of the country. */
const FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}]/gu;
const FIRST_FLAG_LETTER = 0x1f1e6;
/** More marks over one letter than any language has: they would reach into other lines. */
const MARKS = /(\p{M}{2})\p{M}+/gu;
/** A word, a mark between words, or other signs in a row. */
const WORDS = /[\p{L}\p{M}\p{N}]+|\p{P}|[^\p{L}\p{M}\p{N}\p{P}\s]+/gu;
/** What the product's own fonts have beyond doubt. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u;

/** A text as paper can show it: an emoji without what changes it, a flag as letters, and at most two marks over a letter. */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(MODIFIERS, '')
    .replace(FLAG_LETTERS, (letter) => String.fromCodePoint(65 + (letter.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER))
    .replace(MARKS, '$1');
}

/** The characters that Typst says no font has, from the text of its refusal; empty: it refused for something else. */
export function lackingCharacters(refusal: string): string[] {
  const named = [...refusal.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gsu)].map(([, characters = '']) =>
    unescaped(characters),
  );
  // What every font has is never the reason.
  return [...new Set(named)].filter((characters) => /[^\x20-\x7e]/u.test(characters));
}

/** A text with one sign for each word that has one of these. */
export function withoutCharacters(text: string, lacking: readonly string[]): string {
  return withSigns(text, (word) => lacking.some((characters) => word.includes(characters)));
}

/** A text with one sign for each word that is not in the Latin script. */
export function latinOnly(text: string): string {
  return withSigns(text, (word) => !LATIN.test(word) || /[^\u0020-\u024f]/u.test(word));
}

function withSigns(text: string, isLacking: (word: string) => boolean): string {
  return text.replace(WORDS, (word) => (isLacking(word) ? SIGN : word)).replace(/◻{2,}/gu, SIGN);
}

/** Rust writes what does not print as `\u{200d}`. */
function unescaped(text: string): string {
  return text.replace(/\\+u\{([0-9a-f]+)\}/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

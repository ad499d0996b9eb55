/** The symbol that replaces each word that no font supports. The emoji font contains it. */
export const SIGN = '◻';

/** Characters that modify an emoji: skin colours, variants and joiners; and characters that change the direction of a line. */
const MODIFIERS = /\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Join_Control}|\p{Bidi_Control}|[\u{e0020}-\u{e007f}]/gu;
/** Two of these letters in a row form a flag. The flag is printed as the two letters of its country code. */
const FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}]/gu;
const FIRST_FLAG_LETTER = 0x1f1e6;
/**
 * Matches three or more combining marks on a letter, and captures the first two. Hardly any text needs so many marks, and they would
 * overlap other lines.
 */
const MARKS = /(\p{M}{2})\p{M}+/gu;
/** A word, a punctuation mark, or a run of other signs. */
const WORDS = /[\p{L}\p{M}\p{N}]+|\p{P}|[^\p{L}\p{M}\p{N}\p{P}\s]+/gu;
/** Matches words of Latin letters and of characters that all scripts share, such as digits. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u;

/** Returns a text that can be printed: emoji without modifiers, flags as letters, and at most two marks on a letter. */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(MODIFIERS, '')
    .replace(FLAG_LETTERS, (letter) => String.fromCodePoint(65 + (letter.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER))
    .replace(MARKS, '$1');
}

/** Returns the characters that no font has, according to Typst's error message; empty: the error has another cause. */
export function lackingCharacters(refusal: string): string[] {
  const named = [...refusal.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gsu)].map(([, characters = '']) =>
    unescaped(characters),
  );
  // Every font has ASCII, so it is never the cause.
  return [...new Set(named)].filter((characters) => /[^\x20-\x7e]/u.test(characters));
}

/** Returns a text in which `SIGN` replaces each word that contains one of these characters. */
export function withoutCharacters(text: string, lacking: readonly string[]): string {
  return withSigns(text, (word) => lacking.some((characters) => word.includes(characters)));
}

/** Returns a text in which `SIGN` replaces each word that is not in the Latin script or has a rare character (above U+024F). */
export function latinOnly(text: string): string {
  return withSigns(text, (word) => !LATIN.test(word) || /[^\u0020-\u024f]/u.test(word));
}

function withSigns(text: string, isLacking: (word: string) => boolean): string {
  return text.replace(WORDS, (word) => (isLacking(word) ? SIGN : word)).replace(/◻{2,}/gu, SIGN);
}

/** Replaces escapes such as `\u{200d}`, which Rust prints for an invisible character, by the character. */
function unescaped(text: string): string {
  return text.replace(/\\+u\{([0-9a-f]+)\}/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/** What Swedish and its neighbours are written with, and the signs that a house and its price need. */
export const usualLetters: ReadonlySet<string> = new Set([
  ...span(0x20, 0x7e),
  // A space that does not break, and the place where a word may.
  '\u00a0',
  '\u00ad',
  ...'ÅÄÖÆØÉÜåäöæøéèêëáàóíñôúüç§°±²³·×½‐‑–—‘’“”•…−€™←→↑↓',
]);

/** What the Latin faces have beside these: in files of their own, which only a page with such a letter loads. */
export const rareLetters: ReadonlySet<string> = new Set([
  ...span(0xa0, 0xff),
  ...'ıŒœʻʼˆ˚˜∕',
  ...span(0x2000, 0x206f),
]).difference(usualLetters);

/** The letters of a text that are in no file of the usual ones. */
export function unusualIn(text: string): readonly string[] {
  return [...new Set(text)].filter((letter) => letter >= ' ' && !usualLetters.has(letter));
}

function span(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

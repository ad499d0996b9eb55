/** The characters of Swedish and its neighbour languages, and the signs that a house and its price need. */
export const usualLetters: ReadonlySet<string> = new Set([
  ...span(0x20, 0x7e),
  // These two are the no-break space and the soft hyphen.
  '\u00a0',
  '\u00ad',
  ...'ÅÄÖÆØÉÜåäöæøéèêëáàóíñôúüç§°±²³·×½‐‑–—‘’“”•…−€™←→↑↓',
]);

/** The rare characters of the Latin fonts. They are in separate files, which load only on a page with such a character. */
export const rareLetters: ReadonlySet<string> = new Set([
  ...span(0xa0, 0xff),
  ...'ıŒœʻʼˆ˚˜∕',
  ...span(0x2000, 0x206f),
]).difference(usualLetters);

/** Returns the characters of a text that the font files with usual characters do not contain. */
export function unusualIn(text: string): readonly string[] {
  return [...new Set(text)].filter((letter) => letter >= ' ' && !usualLetters.has(letter));
}

function span(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

/** The greatest length of a name. A longer text is probably a message. */
const LONGEST = 60;

/** Characters that are invisible, change the direction of text, or have no assigned meaning. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** Matches all combining marks on a letter except the first two. More marks would cover the lines above and below the letter. */
const HEAPED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Matches `http://`, `mailto:`, and repeated slashes. */
const SCHEME = /\b[a-z][a-z\d+.-]*:\/+|\b(?:https?|ftp|mailto|tel|javascript|data):|[/\\]{2,}/giu;
/** Matches an at sign, or a dot as in `evil.example` in any script. Mail programs turn the text around it into a link. */
const LINKING = /(?<=[\p{L}\p{N}_-])[.．。｡](?=\p{L}[\p{L}\p{N}-])|[@＠]/gu;

const graphemes = new Intl.Segmenter('sv', { granularity: 'grapheme' });

/**
 * Returns a user’s short text (such as a name) in a form that is safe in an e-mail in the builder’s name. The recipient of this e-mail may
 * not know the user. The result is one short line without invisible characters, without characters that change the direction of text, and
 * without text that mail programs turn into a link. Every such text in an e-mail must be passed to this function. The result is empty if
 * the text has only unsafe parts.
 */
export function plainWords(written: string): string {
  let line = written;
  // Repeat, because a removal may join the rest to another web address: `/www./evil.example` becomes `//evil.example`.
  for (let before = ''; line !== before; ) {
    before = line;
    line = cleaned(line);
  }
  const signs = [...graphemes.segment(line)].map(({ segment }) => segment);
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : line;
}

function cleaned(line: string): string {
  return line
    .normalize('NFC')
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(HEAPED_MARKS, '$1')
    .replace(SCHEME, ' ')
    .replace(/\b(?:www[.．。｡]+)+/giu, '')
    .replace(LINKING, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Returns a user’s message to the builder in a form that is safe in an e-mail to the builder’s staff. Removes invisible characters, and
 * characters that change the direction of text. Keeps lines and links.
 */
export function plainLines(written: string): string {
  return written
    .normalize('NFC')
    .split(/\r\n?|\n|[\p{Zl}\p{Zp}]/u)
    .map((line) => line.replace(BREAKS, ' ').replace(UNSEEN, '').replace(HEAPED_MARKS, '$1').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

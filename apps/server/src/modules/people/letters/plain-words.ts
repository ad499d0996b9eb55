/** A name is shorter; whoever needs more room than this wants to say something else. */
const LONGEST = 60;

/** What is seen nowhere, turns the order of what follows (bidirectional), or has no meaning that is agreed upon. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** More than two marks on one letter climb over the lines around it. */
const HEAPED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** `http://`, `mailto:`, and slashes that follow each other. */
const SCHEME = /\b[a-z][a-z\d+.-]*:\/+|\b(?:https?|ftp|mailto|tel|javascript|data):|[/\\]{2,}/giu;
/** A dot as in `evil.example`, however it is written, and an at sign: mail programs make a link of what stands around them. */
const LINKING = /(?<=[\p{L}\p{N}_-])[.．。｡](?=\p{L}[\p{L}\p{N}-])|[@＠]/gu;

const graphemes = new Intl.Segmenter('sv', { granularity: 'grapheme' });

/**
 * What somebody has written (a name, what a house is called) as it may stand in a letter, which is in the builder's name and perhaps to
 * somebody who does not know the writer: one short line that hides and turns nothing, and that no mail program makes a link of. Everything of a
 * person that goes into a letter goes through here. Empty: nothing is left.
 */
export function plainWords(written: string): string {
  let line = written;
  // What is taken out may leave an address behind (`/www./`): once more, until nothing is.
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
 * What somebody has written to the builder at length, as it may stand in a letter to the builder's own people: its lines and its links stay,
 * what hides or turns what follows does not.
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

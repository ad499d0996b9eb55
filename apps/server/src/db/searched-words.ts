import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/**
 * The capitals of Latin-1, from U+00C0 on, without the multiplication sign. A database with the locale C does not convert them to lower
 * case.
 */
const capitals = Array.from({ length: 31 }, (_, at) => String.fromCodePoint(0xc0 + at))
  .filter((letter) => letter !== '\u00d7')
  .join('');

/**
 * Returns SQL for a text that `to_tsvector` can split into words, so that a search finds each word of a name or an address in any case.
 * @param text SQL of a text
 */
export function splitWords(text: string): string {
  return `translate(${text}, '@._-${capitals}', '    ${capitals.toLowerCase()}')`;
}

/** Returns SQL for a telephone number in the form in which it is searched: only its digits. */
export function digitsOf(number: string): string {
  return `translate(${number}, ' -()+', '')`;
}

/** The column type for the result of `to_tsvector`, stored with the row. */
export const splitText = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Returns SQL for a search that finds rows with every one of these words. A word also matches a longer one that begins with it. */
export function searchOf(words: readonly string[]): SQL {
  return sql`to_tsquery('simple', ${words
    .map(
      (word) =>
        `(${writtenAs(word)
          .map((one) => `'${one}':*`)
          .join(' | ')})`,
    )
    .join(' & ')})`;
}

/** The greatest number of words in a search: more than anybody needs. */
const MOST_WORDS = 6;

/** Returns the words of a search in small letters. A telephone number becomes one word, however it is written. */
export function wordsOf(search: string): readonly string[] {
  const words = search
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return /^[\d\s()+./\p{Pd}]{5,}$/u.test(search) ? [ownDigits(words.join(''))] : words;
}

/** Returns the forms of a word that may be stored. Older Swedish telephone numbers are stored with the country code. */
function writtenAs(word: string): readonly string[] {
  return /^0[1-9]\d{4,}$/.test(word) ? [word, `46${word.slice(1)}`, `0046${word.slice(1)}`] : [word];
}

/** Swedish numbers are stored without the country code. */
function ownDigits(digits: string): string {
  return digits.replace(/^(?:00)?46(?=[1-9]\d{5,})/, '0');
}

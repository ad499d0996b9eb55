import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/**
 * The capitals of Latin-1, from U+00C0 on, without the multiplication sign. PostgreSQL does not convert them to lower case in a
 * database with the locale C.
 */
const capitals = Array.from({ length: 31 }, (_, at) => String.fromCodePoint(0xc0 + at))
  .filter((letter) => letter !== '\u00d7')
  .join('');

/**
 * Returns SQL for a text in the form that `to_tsvector` splits into words. So a search finds each word of a name or an e-mail address,
 * whether in upper or lower case.
 * @param text SQL of the original text
 */
export function splitWords(text: string): string {
  return `translate(${text}, '@._-${capitals}', '    ${capitals.toLowerCase()}')`;
}

/** Returns SQL for a telephone number in the form in which it is searched: without spaces, hyphens, brackets and plus signs. */
export function digitsOf(number: string): string {
  return `translate(${number}, ' -()+', '')`;
}

/** The column type for the result of `to_tsvector`, stored with the row. */
export const splitText = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Returns SQL for a search of the rows that contain all of these words. A word also finds longer words that begin with it. */
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

/** The greatest number of words in a search. Nobody needs more. */
const MOST_WORDS = 6;

/**
 * Returns the words of a search in lower case; an empty list if the search has only punctuation. A telephone number becomes one
 * word, with or without spaces and other separators.
 */
export function wordsOf(search: string): readonly string[] {
  const words = search
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const isNumber = words.length > 0 && /^[\d\s()+./\p{Pd}]{5,}$/u.test(search);
  return isNumber ? [ownDigits(words.join(''))] : words.slice(0, MOST_WORDS);
}

/** Returns the forms in which a word may be stored. Some Swedish telephone numbers in the database still have the country code. */
function writtenAs(word: string): readonly string[] {
  return /^0[1-9]\d{4,}$/.test(word) ? [word, `46${word.slice(1)}`, `0046${word.slice(1)}`] : [word];
}

/** Returns the digits of a telephone number with a 0 in the place of the Swedish country code, as new numbers are stored. */
function ownDigits(digits: string): string {
  return digits.replace(/^(?:00)?46(?=[1-9]\d{5,})/, '0');
}

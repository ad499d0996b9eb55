import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** Those of Latin-1, which a database in the locale C does not make small by itself: from U+00C0 on, but for the sign of multiplication. */
const capitals = Array.from({ length: 31 }, (_, at) => String.fromCodePoint(0xc0 + at))
  .filter((letter) => letter !== '\u00d7')
  .join('');

/** SQL: what `to_tsvector` takes of names and addresses, so that each of their words is found, in capitals or not. @param text SQL of a text */
export function splitWords(text: string): string {
  return `translate(${text}, '@._-${capitals}', '    ${capitals.toLowerCase()}')`;
}

/** SQL: a telephone number as it is searched, its digits alone. */
export function digitsOf(number: string): string {
  return `translate(${number}, ' -()+', '')`;
}

/** What `to_tsvector` has made of words, kept with its row. */
export const splitText = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** SQL: a search for what has each of these words, or one that begins like it. */
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

/** More words than anybody searches for. */
const MOST_WORDS = 6;

/** What is searched for: the beginnings of words, in small letters. A telephone number is one word, however it is written. */
export function wordsOf(search: string): readonly string[] {
  const words = search
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return /^[\d\s()+./\p{Pd}]{5,}$/u.test(search) ? [ownDigits(words.join(''))] : words;
}

/** A Swedish phone number stands with the country's number where it was stored before the server wrote all in one form. */
function writtenAs(word: string): readonly string[] {
  return /^0[1-9]\d{4,}$/.test(word) ? [word, `46${word.slice(1)}`, `0046${word.slice(1)}`] : [word];
}

/** Swedish numbers are stored without the country's. */
function ownDigits(digits: string): string {
  return digits.replace(/^(?:00)?46(?=[1-9]\d{5,})/, '0');
}

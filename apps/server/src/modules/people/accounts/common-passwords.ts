import { dictionary } from '@zxcvbn-ts/language-common';
import type { CurrentRange } from '../../range/current-range.ts';
import type { User } from './accounts.repository.ts';

/** Swedish ones that lists made elsewhere do not have. */
const SWEDISH = [
  'sommaren',
  'sommar123',
  'vinter123',
  'hejhejhej',
  'hemligt1',
  'hemlighet',
  'lösenord',
  'losenord',
  'lösenord1',
  'losenord1',
  'lösenord123',
  'losenord123',
  'älskling',
  'alskling',
  'fotboll1',
  'sverige1',
];

const common = new Set([...(dictionary['passwords-common'] as readonly string[]), ...SWEDISH]);

/** What a guesser knows who sees the site: the product, its roles, and what everybody puts beside a name. */
const OF_EVERY_SITE = ['gavel', 'admin', 'administrator', 'kund', 'säljare', 'salesman', 'lösenord', 'password', 'hus', 'och'];

/**
 * Whether a password is on the lists that guessers begin with, whatever its case, or made of nothing but words of this site and this person
 * (docs/reference/security.md lists them), with figures and signs between: `Björkvik2026!`.
 */
export function isGuessedPassword(
  password: string,
  { brand, houses }: Pick<CurrentRange, 'brand' | 'houses'>,
  { email, firstName, lastName }: Pick<User, 'email' | 'firstName' | 'lastName'>,
): boolean {
  if (common.has(password.normalize('NFC').toLocaleLowerCase('sv'))) return true;
  const texts = [
    ...OF_EVERY_SITE,
    brand.name,
    brand.contact.email,
    ...houses.map(({ title }) => title),
    email,
    firstName,
    lastName,
  ];
  return isMadeOf(plainLetters(password), new Set(texts.flatMap(wordsOf)));
}

/** All of it as one word, and each of its words that is more than an abbreviation. */
function wordsOf(text: string): readonly string[] {
  const words = text.split(/[^\p{Letter}\p{Mark}]+/u).map(plainLetters);
  return [words.join(''), ...words].filter(({ length }) => length > 2);
}

/** Letters alone, small and without marks: `Björkvik 1` is `bjorkvik`. */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\P{Letter}+/gu, '');
}

function isMadeOf(letters: string, words: ReadonlySet<string>): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < letters.length; at += 1)
    if (reached.has(at)) for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length);
  return letters !== '' && reached.has(letters.length);
}

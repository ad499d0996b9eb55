import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../../http/app-error.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { User } from './accounts.repository.ts';

/** Common Swedish passwords that international lists do not have. */
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

/**
 * Words that anybody can guess for every site: the name of the product, its roles, the word “password”, and words that often stand beside
 * the name of a builder (`hus`, `och`).
 */
const OF_EVERY_SITE = ['gavel', 'admin', 'administrator', 'kund', 'säljare', 'salesman', 'lösenord', 'password', 'hus', 'och'];

/**
 * Refuses a password that is easy to guess. Throws `common-password` if it is in a list of common passwords, in upper or lower case. Throws
 * `own-words-password` if it consists only of words of this site and this user, with digits and punctuation, such as `Björkvik2026!`
 * (docs/reference/security.md).
 * @param field the field of the request that has the password
 */
export function refuseGuessedPassword(
  password: string,
  field: string,
  { brand, houses }: Pick<CurrentRange, 'brand' | 'houses'>,
  { email, firstName, lastName }: Pick<User, 'email' | 'firstName' | 'lastName'>,
): void {
  if (common.has(password.normalize('NFC').toLocaleLowerCase('sv'))) throw new AppError('common-password', '', { field });
  const texts = [
    ...OF_EVERY_SITE,
    brand.name,
    brand.contact.email,
    ...houses.map(({ title }) => title),
    email,
    firstName,
    lastName,
  ];
  if (isMadeOf(plainLetters(password), new Set(texts.flatMap(wordsOf)))) throw new AppError('own-words-password', '', { field });
}

/** Returns the words of a text, and the whole text as one word, if they have more than two letters. */
function wordsOf(text: string): readonly string[] {
  const words = text.split(/[^\p{Letter}\p{Mark}]+/u).map(plainLetters);
  return [words.join(''), ...words].filter(({ length }) => length > 2);
}

/** Returns the letters of a text in lower case without marks: `bjorkvik` for `Björkvik 1`. */
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

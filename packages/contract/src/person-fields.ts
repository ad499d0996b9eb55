import { asciiDomain } from './ascii-domain.ts';
import type { Body } from './body.ts';
import { z } from './zod.ts';

// The rules for personal data, the same for every form and endpoint.

/** The greatest length of a first name or of a last name, in characters. */
export const longestPersonName = 100;

/**
 * Matches control characters and line breaks, because a line break in a name could add headers to an e-mail. Invisible characters need
 * not match, because the server removes them from every text that a client sends (`sent-text.ts`).
 */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A name of one line with at least one character; repeated spaces count as one. */
export const personName: Body<string> = personNameOf(1, longestPersonName);

/** First and last name in one field. The name may be empty, because for a logged-in user the server uses the name of the account. */
export const fullNameOrEmpty: Body<string> = personNameOf(0, 2 * longestPersonName + 1);

function personNameOf(shortest: number, longest: number): Body<string> {
  return z.string().check(
    z.overwrite((name) => name.normalize('NFC').replace(/[\p{Zs}\t]+/gu, ' ')),
    z.trim(),
    z.minLength(shortest),
    z.maxLength(longest),
    z.refine((name) => !BREAKS.test(name), 'expected no control characters'),
  );
}

/** The longest e-mail address that mail servers accept, in characters. */
const LONGEST_EMAIL = 254;

/** Mail servers without SMTPUTF8 allow only these characters before the `@`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * Returns an e-mail address in its stored form: lower case, the domain in ASCII. So `asa@exämple.se` and `asa@xn--exmple-cua.se` are the
 * same address. Text that is no address only changes to lower case, without spaces around it.
 */
export function asciiEmail(typed: string): string {
  const email = lowerCase(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return at < 1 ? email : `${email.slice(0, at + 1)}${asciiDomain(domain)}`;
}

/** Returns an e-mail address as typed, but in lower case, with composed letters and without spaces around it. */
function lowerCase(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

const storedEmail = z.email();

/**
 * Returns why e-mails cannot be sent to an address. `local-part`: it has characters other than ASCII before the `@`. Null: it is valid.
 */
export function emailFault(typed: string): 'malformed' | 'local-part' | null {
  const email = asciiEmail(typed);
  if (email.length <= LONGEST_EMAIL && storedEmail.safeParse(email).success) return null;
  const at = email.lastIndexOf('@');
  const isElsewhereRight = storedEmail.safeParse(`a${email.slice(at)}`).success;
  return isElsewhereRight && !ASCII.test(email.slice(0, at)) ? 'local-part' : 'malformed';
}

/** An e-mail address in its stored form. */
export const emailAddress: Body<string> = z.pipe(
  z.string().check(z.overwrite(asciiEmail), z.maxLength(LONGEST_EMAIL)),
  z.email('expected an email address'),
);

/** An e-mail address as its owner writes it, in lower case; `asciiEmail` returns its stored form. */
export const typedEmail: Body<string> = z.string().check(
  z.overwrite(lowerCase),
  z.maxLength(LONGEST_EMAIL),
  z.refine((typed) => emailFault(typed) === null, 'expected an email address'),
);

/** The longest phone number in characters, including all characters between its digits. */
const LONGEST_PHONE = 40;

/** Dashes, dots, commas, slashes, brackets, spaces, and invisible characters, which telephones add to a copied number. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cf}\u2212.,()[\]/·]/gu;

/** Returns a phone number with its digits in ASCII, and without the characters of `BETWEEN_DIGITS`. */
export function phoneDigits(phone: string): string {
  return phone.normalize('NFKC').replace(BETWEEN_DIGITS, '');
}

/** Returns whether a text of at most 40 characters is + or 0, then six to fifteen digits. Characters of `BETWEEN_DIGITS` are ignored. */
export function isPhoneNumber(phone: string): boolean {
  return phone.trim().length <= LONGEST_PHONE && /^(\+|0)\d{6,15}$/.test(phoneDigits(phone));
}

/** A phone number as it was written. */
export const phoneNumber: Body<string> = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_PHONE), z.refine(isPhoneNumber, 'expected a phone number that starts with +, 00 or 0'));

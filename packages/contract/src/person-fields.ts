import { asciiDomain } from './ascii-domain.ts';
import type { Body } from './body.ts';
import { z } from './zod.ts';

// The one rule for what people write about themselves, for every form and every call.

/** A name, or one part of it. */
export const longestPersonName = 100;

/** No line of an e-mail may end inside a name. What has no width is taken out of every sent text before. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A name of one line, at least one character; spaces in a row count as one. */
export const personName: Body<string> = personNameOf(1, longestPersonName);

/** First and last name in one field; may be empty, where an account says who it is. */
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

/** What may stand before the `@` wherever mail servers do not speak SMTPUTF8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * An e-mail address in the form under which it is stored and e-mails are sent: lower case, its domain in ASCII. So
 * `asa@exämple.se` and `asa@xn--exmple-cua.se` are one address. What is no address comes back as it is.
 */
export function asciiEmail(typed: string): string {
  const email = lowerCase(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return at < 1 ? email : `${email.slice(0, at + 1)}${asciiDomain(domain)}`;
}

/** An e-mail address as its owner writes it. */
function lowerCase(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

const storedEmail = z.email();

/** Why nobody can send to an address. `local-part`: there are other characters than ASCII before the `@`. Null: it is right. */
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

/** An e-mail address as its owner writes it; `asciiEmail` makes its stored form. */
export const typedEmail: Body<string> = z.string().check(
  z.overwrite(lowerCase),
  z.maxLength(LONGEST_EMAIL),
  z.refine((typed) => emailFault(typed) === null, 'expected an email address'),
);

/** As long as a phone number may be with everything that is written between its digits. */
const LONGEST_PHONE = 40;

/** Dashes, dots, slashes, brackets, spaces, and the marks that phones put around a copied number. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cf}\u2212.,()[\]/·]/gu;

/** A phone number without what is written between its digits, its digits and its plus in ASCII. */
export function phoneDigits(phone: string): string {
  return phone.normalize('NFKC').replace(BETWEEN_DIGITS, '');
}

/** Starts with +, 00 or 0, and has seven to fifteen digits, however they are grouped. */
export function isPhoneNumber(phone: string): boolean {
  return phone.trim().length <= LONGEST_PHONE && /^(\+|0)\d{6,15}$/.test(phoneDigits(phone));
}

/** A phone number as it was written. */
export const phoneNumber: Body<string> = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_PHONE), z.refine(isPhoneNumber, 'expected a phone number that starts with +, 00 or 0'));

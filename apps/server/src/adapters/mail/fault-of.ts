import { z } from 'zod';
import type { MailFault } from './mail.ts';

/** What nodemailer tells of an answer that was no yes. */
const smtpFault = z.object({
  code: z.string().catch('unknown'),
  command: z.string().catch(''),
  responseCode: z.number().nullable().catch(null),
  response: z.string().catch(''),
});

/** There is no such mailbox, it has moved, its name is none, or it is closed (RFC 5321, 4.2.2; RFC 3463, 3.2 and 3.3). */
const NO_MAILBOX = /^5\.(?:1\.(?!7$|8$)\d+|2\.1)$/;
const NO_MAILBOX_CODES = [550, 551, 553];

/** Larger than the server takes. */
const TOO_LARGE = /^5\.(?:2\.3|3\.4)$/;

/** What servers say of us where their number alone would be about the addressee or the letter. */
const ABOUT_US = /relay|authent|sender|client|policy|block|listed|reputation|spam/i;

/**
 * What became of a letter that the mail server did not take. Final is only what it says of the addressee (at `RCPT TO`) or of the letter (its
 * size, or after having read it). What it says of us (who we are, what we may, that it does not know us) is put right by somebody, so the letter
 * is tried again. Where the words leave a doubt it is tried again too: a day late is better than never.
 */
export function faultOf(error: unknown): MailFault {
  const { code, command, responseCode, response } = smtpFault.parse(error);
  const message =
    responseCode === null
      ? `no mail server took it (${code})`
      : `the mail server answered ${responseCode}${command && ` to ${command}`} (${code})`;
  const [, enhanced = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const isRefused = responseCode !== null && responseCode >= 500;
  const isAboutUs = enhanced.startsWith('5.7.') || ABOUT_US.test(response);
  // To an addressee 552 alone says that the mailbox is full.
  const isTooLarge = isRefused && (TOO_LARGE.test(enhanced) || (responseCode === 552 && command !== 'RCPT TO'));
  const hasRead = isRefused && code === 'EMESSAGE' && command === 'DATA';
  const hasNoMailbox =
    isRefused &&
    command === 'RCPT TO' &&
    !isAboutUs &&
    (enhanced === '' ? NO_MAILBOX_CODES.includes(responseCode) : NO_MAILBOX.test(enhanced));
  return { message, isFinal: hasNoMailbox || isTooLarge || (hasRead && !isAboutUs), isOfContent: isTooLarge || hasRead };
}

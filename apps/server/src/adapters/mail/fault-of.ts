import { z } from 'zod';
import type { MailFault } from './mail.ts';

/** The error that nodemailer reports for a response that is not a success. */
const smtpFault = z.object({
  code: z.string().catch('unknown'),
  command: z.string().catch(''),
  responseCode: z.number().nullable().catch(null),
  response: z.string().catch(''),
});

/**
 * Codes which mean that the mailbox does not exist, has moved, has an invalid name, or is closed (RFC 5321, 4.2.2; RFC 3463, 3.2
 * and 3.3).
 */
const NO_MAILBOX = /^5\.(?:1\.(?!7$|8$)\d+|2\.1)$/;
const NO_MAILBOX_CODES = [550, 551, 553];

/** Codes which mean that the e-mail is larger than the server accepts. */
const TOO_LARGE = /^5\.(?:2\.3|3\.4)$/;

/**
 * Words in a response which show that our server is the cause, although the response's code alone would blame the recipient or the e-mail.
 */
const ABOUT_US = /relay|authent|sender|client|policy|block|listed|reputation|spam/i;

/**
 * Returns why the mail server did not accept an e-mail, and whether the refusal is final, so that a retry is useless. Only a
 * response about the recipient (to `RCPT TO`) or about the e-mail (its size or its content) is final. If the response is about our
 * server (its identity, permissions or reputation), the operator can fix the cause, so the e-mail is retried. In doubt, the e-mail
 * is retried too: an e-mail that is a day late is better than none.
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
  // At `RCPT TO`, code 552 without details means a full mailbox, so it does not count as "too large".
  const isTooLarge = isRefused && (TOO_LARGE.test(enhanced) || (responseCode === 552 && command !== 'RCPT TO'));
  const hasRead = isRefused && code === 'EMESSAGE' && command === 'DATA';
  const hasNoMailbox =
    isRefused &&
    command === 'RCPT TO' &&
    !isAboutUs &&
    (enhanced === '' ? NO_MAILBOX_CODES.includes(responseCode) : NO_MAILBOX.test(enhanced));
  return { message, isFinal: hasNoMailbox || isTooLarge || (hasRead && !isAboutUs), isOfContent: isTooLarge || hasRead };
}

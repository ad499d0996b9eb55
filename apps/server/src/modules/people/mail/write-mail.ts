import type { mailTexts, Translate } from '@gavel/texts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { type MailHtml, mailHtml, type Part, SIGN } from './mail-html.ts';
import { plainWords } from './plain-words.ts';

/** The recipient of an e-mail. */
export interface Addressee {
  readonly email: string;
  /** Empty: the name is unknown. */
  readonly firstName: string;
}

interface Written extends MailHtml, Pick<Mail, 'kind' | 'lead'> {
  readonly to: Addressee;
  /** The builder’s logo as a PNG. */
  readonly sign: Buffer;
}

/** Returns an e-mail in the builder’s name and design, as HTML and as plain text. */
export function writeMail({ to, sign, kind, lead: request, ...written }: Written): Mail {
  const { brand, subject, heading, parts, regards, why } = written;
  const { email, phone, address } = brand.contact;
  const contact = `${brand.name}\n${address}\n${phone}\n${email}`;
  return {
    kind,
    ...(request !== undefined && { lead: request }),
    from: { name: brand.name, address: email },
    to: { name: plainWords(to.firstName), address: to.email },
    subject,
    text: `${[heading, ...parts.map(asText), `${regards}\n${contact}`, why].join('\n\n')}\n`,
    html: mailHtml(written),
    pictures: [{ cid: SIGN, png: sign.toString('base64') }],
  };
}

/** Returns `Hej Anna!`, or `Hej!` if the name is unknown. */
export function greeting(t: Translate<typeof mailTexts.messages>, { firstName }: Addressee): string {
  const name = plainWords(firstName);
  return name === '' ? t('greetingUnknown') : t('greeting', { firstName: name });
}

function asText(part: Part): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return `    ${part.code}`;
  if ('written' in part) return part.written.replace(/^/gm, '> ');
  if ('link' in part) return `${part.label}: ${part.link}`;
  return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
}

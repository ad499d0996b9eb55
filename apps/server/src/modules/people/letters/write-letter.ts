import type { mailTexts, Translate } from '@gavel/texts';
import type { Letter } from '../../../adapters/mail/mail.ts';
import { type LetterHtml, letterHtml, type Part, SIGN } from './letter-html.ts';
import { plainWords } from './plain-words.ts';

/** Who a letter is for. */
export interface Addressee {
  readonly email: string;
  /** Empty: nobody knows. */
  readonly firstName: string;
}

interface Written extends LetterHtml, Pick<Letter, 'kind' | 'lead'> {
  readonly to: Addressee;
  /** The builder's sign as a PNG. */
  readonly sign: Buffer;
}

/** A letter in the builder's name, with its look, as HTML and as plain text. */
export function writeLetter({ to, sign, kind, lead, ...written }: Written): Letter {
  const { brand, subject, heading, parts, regards, why } = written;
  const { email, phone, address } = brand.contact;
  const contact = `${brand.name}\n${address}\n${phone}\n${email}`;
  return {
    kind,
    ...(lead !== undefined && { lead }),
    from: { name: brand.name, address: email },
    to: { name: plainWords(to.firstName), address: to.email },
    subject,
    text: `${[heading, ...parts.map(asText), `${regards}\n${contact}`, why].join('\n\n')}\n`,
    html: letterHtml(written),
    pictures: [{ cid: SIGN, png: sign.toString('base64') }],
  };
}

/** `Hej Anna!`, or `Hej!` to somebody whose name nobody knows. */
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

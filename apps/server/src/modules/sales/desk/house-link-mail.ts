import { createTexts, mailTexts, salesMailTexts } from '@gavel/texts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainLines, plainWords } from '../../people/mail/plain-words.ts';
import { type Addressee, greeting, writeMail } from '../../people/mail/write-mail.ts';

interface LinkedHouse {
  readonly to: Addressee;
  /** The person who gets the replies to the e-mail. */
  readonly sender: { readonly name: string; readonly email: string };
  readonly token: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly sentAt: Date;
  /** The sender's message; empty: none. */
  readonly words: string;
}

/**
 * Returns the e-mail from a salesperson to a customer, with a link to one of the customer's houses. The salesperson gets the replies to the
 * e-mail.
 */
export function houseLinkMail({ to, sender, token, houseTitle, municipalityName, sentAt, words }: LinkedHouse): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(salesMailTexts);
    const mail = createTexts(texts).of(mailTexts);
    const name = plainWords(sender.name);
    const about = { name, brand: brand.name, house: plainWords(houseTitle), municipality: plainWords(municipalityName) };
    const message = writeMail({
      kind: 'house-link',
      brand,
      sign,
      to,
      subject: t('linkSubject', about),
      heading: t('linkHeading'),
      preview: t('linkPreview', about),
      parts: [
        greeting(mail, to),
        t('linkText', about),
        {
          facts: [
            [t('house'), about.house],
            [t('municipality'), about.municipality],
            [t('linkSent'), moment(sentAt)],
          ],
        },
        ...(words === '' ? [] : [{ written: plainLines(words) }]),
        { link: `${baseUrl}/start/${token}`, label: t('linkOpen') },
        t('linkReply', about),
      ],
      regards: mail('regards'),
      why: t('linkWhy', { email: to.email, brand: brand.name }),
    });
    return { ...message, replyTo: { name, address: sender.email } };
  };
}

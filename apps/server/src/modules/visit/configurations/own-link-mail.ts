import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainWords } from '../../people/mail/plain-words.ts';
import { greeting, writeMail } from '../../people/mail/write-mail.ts';
import { UNOPENED_DAYS } from './drop-unopened.ts';

interface OwnLink {
  readonly email: string;
  readonly token: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly sentAt: Date;
}

/**
 * Returns the e-mail with the link to a house that a visitor without an account configured. It is sent to the address that the visitor
 * entered.
 */
export function ownLinkMail({ email, token, houseTitle, municipalityName, sentAt }: OwnLink): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    const to = { email, firstName: '' };
    const [house, municipality] = [plainWords(houseTitle), plainWords(municipalityName)];
    const about = { email, brand: brand.name, house, municipality, days: String(UNOPENED_DAYS) };
    return writeMail({
      kind: 'own-house-link',
      brand,
      sign,
      to,
      subject: t('ownLinkSubject', about),
      heading: t('ownLinkHeading'),
      preview: t('ownLinkPreview', about),
      parts: [
        greeting(t, to),
        t('ownLinkText', about),
        { facts: [[t('ownLinkSent'), moment(sentAt)]] },
        { link: `${baseUrl}/start/${token}`, label: t('ownLinkOpen') },
        t('ownLinkEnds', about),
        t('ownLinkIgnore'),
      ],
      regards: t('regards'),
      why: t('ownLinkWhy', about),
    });
  };
}

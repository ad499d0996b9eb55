import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteMail } from './mails.ts';
import { moment } from './moment.ts';
import { type Addressee, greeting, writeMail } from './write-mail.ts';

/** Returns the e-mail with a one-time password. The password is only in the text, never in a link. */
export function oneTimePasswordMail(to: Addressee, password: string, holdsUntil: Date): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    return writeMail({
      kind: 'one-time-password',
      brand,
      sign,
      to,
      subject: t('oneTimePasswordSubject', { brand: brand.name }),
      heading: t('oneTimePasswordHeading'),
      preview: t('oneTimePasswordPreview'),
      parts: [
        greeting(t, to),
        t('oneTimePasswordText', { brand: brand.name }),
        { code: password },
        {
          facts: [
            [t('account'), to.email],
            [t('holdsUntil'), moment(holdsUntil)],
          ],
        },
        { link: `${baseUrl}/login`, label: t('toLogin') },
        t('oneTimePasswordIgnore'),
      ],
      regards: t('regards'),
      why: t('oneTimePasswordWhy', { email: to.email }),
    });
  };
}

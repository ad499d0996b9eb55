import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from './letters.ts';
import { moment } from './moment.ts';
import { type Addressee, greeting, writeLetter } from './write-letter.ts';

/** The letter with a password that holds once. The password stands in the letter only, never in an address. */
export function oneTimePasswordLetter(to: Addressee, password: string, holdsUntil: Date): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    return writeLetter({
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

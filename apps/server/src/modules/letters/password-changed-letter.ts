import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from './letters.ts';
import { moment } from './moment.ts';
import { type Addressee, greeting, writeLetter } from './write-letter.ts';

/** Tells somebody that their password was changed, so that it is noticed when it was somebody else. */
export function passwordChangedLetter(to: Addressee, changedAt: Date): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    const { customerService, phone } = brand.contact;
    return writeLetter({
      brand,
      sign,
      to,
      subject: t('passwordChangedSubject', { brand: brand.name }),
      heading: t('passwordChangedHeading'),
      preview: t('passwordChangedPreview'),
      parts: [
        greeting(t, to),
        t('passwordChangedText', { brand: brand.name }),
        {
          facts: [
            [t('account'), to.email],
            [t('changed'), moment(changedAt)],
          ],
        },
        t('passwordChangedNotYou'),
        {
          facts: [
            [t('customerService'), customerService],
            [t('phone'), phone],
          ],
        },
        { link: `${baseUrl}/login`, label: t('toLoginPage') },
      ],
      regards: t('regards'),
      why: t('passwordChangedWhy', { email: to.email }),
    });
  };
}

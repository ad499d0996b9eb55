import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from './letters.ts';
import { moment } from './moment.ts';
import { type Addressee, greeting, writeLetter } from './write-letter.ts';

/** Tells somebody that their second factor was set up or removed, so that it is noticed when it was somebody else. */
export function secondFactorLetter(to: Addressee, change: 'SetUp' | 'Removed', changedAt: Date): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    const { customerService, phone } = brand.contact;
    return writeLetter({
      brand,
      sign,
      to,
      subject: t(`secondFactor${change}Subject`, { brand: brand.name }),
      heading: t(`secondFactor${change}Heading`),
      preview: t('passwordChangedPreview'),
      parts: [
        greeting(t, to),
        t(`secondFactor${change}Text`, { brand: brand.name }),
        {
          facts: [
            [t('account'), to.email],
            [t('changed'), moment(changedAt)],
          ],
        },
        t('secondFactorNotYou'),
        {
          facts: [
            [t('customerService'), customerService],
            [t('phone'), phone],
          ],
        },
        { link: `${baseUrl}/login`, label: t('toLoginPage') },
      ],
      regards: t('regards'),
      why: t(`secondFactor${change}Why`, { email: to.email }),
    });
  };
}

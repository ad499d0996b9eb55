import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from './letters.ts';
import { moment } from './moment.ts';
import { type Addressee, greeting, writeLetter } from './write-letter.ts';

/** What changes how somebody logs in; also how its texts begin. */
export type SecurityChange = 'passwordChanged' | 'secondFactorSetUp' | 'secondFactorRemoved';

/** Tells somebody that how they log in was changed, so that it is noticed when it was somebody else. */
export function securityLetter(to: Addressee, change: SecurityChange, changedAt: Date): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    const { customerService, phone } = brand.contact;
    return writeLetter({
      kind: change === 'passwordChanged' ? 'password-changed' : 'second-factor-changed',
      brand,
      sign,
      to,
      subject: t(`${change}Subject`, { brand: brand.name }),
      heading: t(`${change}Heading`),
      preview: t('passwordChangedPreview'),
      parts: [
        greeting(t, to),
        t(`${change}Text`, { brand: brand.name }),
        {
          facts: [
            [t('account'), to.email],
            [t('changed'), moment(changedAt)],
          ],
        },
        t(change === 'passwordChanged' ? 'passwordChangedNotYou' : 'secondFactorNotYou'),
        {
          facts: [
            [t('customerService'), customerService],
            [t('phone'), phone],
          ],
        },
        { link: `${baseUrl}/login`, label: t('toLoginPage') },
      ],
      regards: t('regards'),
      why: t(`${change}Why`, { email: to.email }),
    });
  };
}

import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteMail } from './mails.ts';
import { moment } from './moment.ts';
import { type Addressee, greeting, writeMail } from './write-mail.ts';

/** A change of how a user logs in. The keys of most texts of the e-mail begin with this name. */
export type SecurityChange = 'passwordChanged' | 'secondFactorSetUp' | 'secondFactorRemoved';

/** Returns the e-mail about a change of a user’s login, so that the user notices if somebody else made the change. */
export function securityMail(to: Addressee, change: SecurityChange, changedAt: Date): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    const { customerService, phone } = brand.contact;
    return writeMail({
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

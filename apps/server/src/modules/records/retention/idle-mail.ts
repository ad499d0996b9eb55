import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { type Addressee, greeting, writeMail } from '../../people/mail/write-mail.ts';

/** Returns the e-mail which warns a customer that their unused account will be deleted on a day unless they log in. */
export function idleMail(to: Addressee, goesAt: Date): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    return writeMail({
      kind: 'idle-account',
      brand,
      sign,
      to,
      subject: t('idleSubject', { brand: brand.name }),
      heading: t('idleHeading'),
      preview: t('idlePreview'),
      parts: [
        greeting(t, to),
        t('idleText', { brand: brand.name }),
        {
          facts: [
            [t('account'), to.email],
            [t('idleGoes'), moment(goesAt)],
          ],
        },
        { link: `${baseUrl}/login?returnUrl=%2Fmy-projects`, label: t('toLogin') },
        t('idleIgnore'),
      ],
      regards: t('regards'),
      why: t('idleWhy', { brand: brand.name, email: to.email }),
    });
  };
}

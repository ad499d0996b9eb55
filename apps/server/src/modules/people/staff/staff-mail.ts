import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteMail } from '../mail/mails.ts';
import { moment } from '../mail/moment.ts';
import { type Addressee, greeting, writeMail } from '../mail/write-mail.ts';

/**
 * Returns the e-mail that invites somebody to become staff. Its link has the key after `#`. Browsers do not send that part of
 * an address to the server, so no log contains the key.
 */
export function staffMail(to: Addressee, key: string, holdsUntil: Date): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    return writeMail({
      kind: 'staff-invitation',
      brand,
      sign,
      to,
      subject: t('staffSubject', { brand: brand.name }),
      heading: t('staffHeading'),
      preview: t('staffPreview'),
      parts: [
        greeting(t, to),
        t('staffText', { brand: brand.name }),
        {
          facts: [
            [t('account'), to.email],
            [t('holdsUntil'), moment(holdsUntil)],
          ],
        },
        { link: `${baseUrl}/welcome#${key}`, label: t('staffChoose') },
        t('staffIgnore'),
      ],
      regards: t('regards'),
      why: t('staffWhy', { brand: brand.name, email: to.email }),
    });
  };
}

import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { type Addressee, greeting, writeLetter } from '../../people/letters/write-letter.ts';

/** Tells a customer that their account, which nobody has used for long, goes on a day unless they log in. */
export function idleLetter(to: Addressee, goesAt: Date): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    return writeLetter({
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

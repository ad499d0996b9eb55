import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from '../letters/letters.ts';
import { moment } from '../letters/moment.ts';
import { type Addressee, greeting, writeLetter } from '../letters/write-letter.ts';

/** The letter to somebody who shall work here. Its key stands behind `#`, which browsers keep to themselves: no log has it. */
export function staffLetter(to: Addressee, key: string, holdsUntil: Date): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    return writeLetter({
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

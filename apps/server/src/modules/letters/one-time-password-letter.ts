import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from './letters.ts';
import { type Addressee, writeLetter } from './write-letter.ts';

/** The letter with a password that holds once. The password stands in the letter only, never in an address. */
export function oneTimePasswordLetter(to: Addressee, password: string): WriteLetter {
  return ({ brand, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    return writeLetter({
      brand,
      to,
      subject: t('oneTimePasswordSubject', { brand: brand.name }),
      paragraphs: [
        t('greeting', { firstName: to.firstName }),
        t('oneTimePasswordText', { brand: brand.name }),
        { code: password },
        { link: `${baseUrl}/login`, label: t('toLogin') },
        t('oneTimePasswordIgnore'),
      ],
      regards: t('regards'),
    });
  };
}

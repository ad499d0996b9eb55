import { createTexts, mailTexts } from '@gavel/texts';
import type { Letter } from '../../adapters/mail/mail.ts';
import type { CurrentRange } from '../range/current-range.ts';
import type { Addressee } from './dependencies.ts';
import { writeLetter } from './write-letter.ts';

/** The letter with a password that holds once. The password stands in the letter only, never in an address. */
export function oneTimePasswordLetter(
  { brand, texts }: Pick<CurrentRange, 'brand' | 'texts'>,
  baseUrl: string,
  to: Addressee,
  password: string,
): Letter {
  const t = createTexts(texts).of(mailTexts);
  return writeLetter({
    brand,
    to: { name: to.firstName, address: to.email },
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
}

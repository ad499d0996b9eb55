import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { plainWords } from '../../people/letters/plain-words.ts';
import { greeting, writeLetter } from '../../people/letters/write-letter.ts';
import { UNOPENED_DAYS } from './drop-unopened.ts';

interface OwnLink {
  readonly email: string;
  readonly token: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly sentAt: Date;
}

/** The link to a house that a visitor built without an account, to the address that they entered. */
export function ownLinkLetter({ email, token, houseTitle, municipalityName, sentAt }: OwnLink): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    const to = { email, firstName: '' };
    const [house, municipality] = [plainWords(houseTitle), plainWords(municipalityName)];
    const about = { email, brand: brand.name, house, municipality, days: String(UNOPENED_DAYS) };
    return writeLetter({
      kind: 'own-house-link',
      brand,
      sign,
      to,
      subject: t('ownLinkSubject', about),
      heading: t('ownLinkHeading'),
      preview: t('ownLinkPreview', about),
      parts: [
        greeting(t, to),
        t('ownLinkText', about),
        { facts: [[t('ownLinkSent'), moment(sentAt)]] },
        { link: `${baseUrl}/start/${token}`, label: t('ownLinkOpen') },
        t('ownLinkEnds', about),
        t('ownLinkIgnore'),
      ],
      regards: t('regards'),
      why: t('ownLinkWhy', about),
    });
  };
}

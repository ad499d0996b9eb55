import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from '../letters/letters.ts';
import { writeLetter } from '../letters/write-letter.ts';

interface Invited {
  /** Full name. */
  readonly inviter: string;
  /** What the house is called. */
  readonly house: string;
  readonly key: string;
}

/** The letter that invites somebody to share a house. Its key stands behind `#`, which browsers keep to themselves: no log has it. */
export function invitationLetter(email: string, { inviter, house, key }: Invited): WriteLetter {
  return ({ brand, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    return writeLetter({
      brand,
      to: { email, firstName: '' },
      subject: t('householdSubject', { inviter }),
      paragraphs: [
        t('greetingUnknown'),
        t('householdText', { inviter, house, brand: brand.name }),
        { link: `${baseUrl}/invitation#${key}`, label: t('toInvitation') },
        t('householdHow', { brand: brand.name }),
        t('householdIgnore'),
      ],
      regards: t('regards'),
    });
  };
}

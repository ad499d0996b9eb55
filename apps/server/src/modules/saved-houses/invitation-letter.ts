import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from '../letters/letters.ts';
import { moment } from '../letters/moment.ts';
import { writeLetter } from '../letters/write-letter.ts';

interface Invited {
  /** Full name. */
  readonly inviter: string;
  /** What the house is called. */
  readonly house: string;
  readonly key: string;
  readonly holdsUntil: Date;
}

/** The letter that invites somebody to share a house. Its key stands behind `#`, which browsers keep to themselves: no log has it. */
export function invitationLetter(email: string, { inviter, house, key, holdsUntil }: Invited): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    return writeLetter({
      brand,
      sign,
      to: { email, firstName: '' },
      subject: t('householdSubject', { inviter }),
      heading: t('householdHeading', { inviter }),
      preview: t('householdPreview'),
      parts: [
        t('greetingUnknown'),
        t('householdText', { inviter, house, brand: brand.name }),
        {
          facts: [
            [t('house'), house],
            [t('from'), inviter],
            [t('holdsUntil'), moment(holdsUntil)],
          ],
        },
        { link: `${baseUrl}/invitation#${key}`, label: t('toInvitation') },
        t('householdHow', { brand: brand.name }),
        t('householdIgnore'),
      ],
      regards: t('regards'),
      why: t('householdWhy', { inviter, email }),
    });
  };
}

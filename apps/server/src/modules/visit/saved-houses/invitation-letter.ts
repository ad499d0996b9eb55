import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { plainWords } from '../../people/letters/plain-words.ts';
import { greeting, writeLetter } from '../../people/letters/write-letter.ts';

interface Invited {
  /** Full name. */
  readonly inviter: string;
  /** What the house is called. */
  readonly house: string;
  readonly key: string;
  readonly holdsUntil: Date;
}

/** The letter that invites somebody to share a house. Its key stands behind `#`, which browsers keep to themselves: no log has it. */
export function invitationLetter(email: string, invited: Invited): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    const { key, holdsUntil } = invited;
    const to = { email, firstName: '' };
    const inviter = plainWords(invited.inviter) || t('somebody');
    const house = plainWords(invited.house) || t('house');
    return writeLetter({
      kind: 'invitation',
      brand,
      sign,
      to,
      subject: t('householdSubject', { inviter }),
      heading: t('householdHeading', { inviter }),
      preview: t('householdPreview'),
      parts: [
        greeting(t, to),
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

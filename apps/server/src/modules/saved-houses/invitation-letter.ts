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
    const name = shortened(house);
    return writeLetter({
      brand,
      sign,
      to: { email, firstName: '' },
      subject: t('householdSubject', { inviter }),
      heading: t('householdHeading', { inviter }),
      preview: t('householdPreview'),
      parts: [
        t('greetingUnknown'),
        t('householdText', { inviter, house: name, brand: brand.name }),
        {
          facts: [
            [t('house'), name],
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

/** What somebody writes to people whom they may not know is kept short: the letter is in the builder's name. */
function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

const LONGEST_NAME = 60;

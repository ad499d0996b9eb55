import { createTexts, mailTexts } from '@gavel/texts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainWords } from '../../people/mail/plain-words.ts';
import { greeting, writeMail } from '../../people/mail/write-mail.ts';

interface Invited {
  /** The full name of the person who invites. */
  readonly inviter: string;
  /** The name of the house. */
  readonly house: string;
  readonly key: string;
  readonly holdsUntil: Date;
}

/**
 * Returns the e-mail that invites somebody to share a house. Its link contains the key after `#`. Browsers do not send that part of an
 * address to the server, so no log contains the key.
 */
export function invitationMail(email: string, invited: Invited): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(mailTexts);
    const { key, holdsUntil } = invited;
    const to = { email, firstName: '' };
    const inviter = plainWords(invited.inviter) || t('somebody');
    const house = plainWords(invited.house) || t('house');
    return writeMail({
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

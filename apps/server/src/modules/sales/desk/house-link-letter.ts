import { createTexts, mailTexts, salesMailTexts } from '@gavel/texts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { plainLines, plainWords } from '../../people/letters/plain-words.ts';
import { type Addressee, greeting, writeLetter } from '../../people/letters/write-letter.ts';

interface LinkedHouse {
  readonly to: Addressee;
  /** Gets the answers. */
  readonly sender: { readonly name: string; readonly email: string };
  readonly token: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly sentAt: Date;
  /** What the sender has written along with it; empty: nothing. */
  readonly words: string;
}

/** To a customer: a link to a house of theirs, from a salesperson, who gets the answers. */
export function houseLinkLetter({ to, sender, token, houseTitle, municipalityName, sentAt, words }: LinkedHouse): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(salesMailTexts);
    const mail = createTexts(texts).of(mailTexts);
    const name = plainWords(sender.name);
    const about = { name, brand: brand.name, house: plainWords(houseTitle), municipality: plainWords(municipalityName) };
    const letter = writeLetter({
      kind: 'house-link',
      brand,
      sign,
      to,
      subject: t('linkSubject', about),
      heading: t('linkHeading'),
      preview: t('linkPreview', about),
      parts: [
        greeting(mail, to),
        t('linkText', about),
        {
          facts: [
            [t('house'), about.house],
            [t('municipality'), about.municipality],
            [t('linkSent'), moment(sentAt)],
          ],
        },
        ...(words === '' ? [] : [{ written: plainLines(words) }]),
        { link: `${baseUrl}/start/${token}`, label: t('linkOpen') },
        t('linkReply', about),
      ],
      regards: mail('regards'),
      why: t('linkWhy', { email: to.email, brand: brand.name }),
    });
    return { ...letter, replyTo: { name, address: sender.email } };
  };
}

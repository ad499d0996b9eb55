import { createTexts, documentMailTexts, mailTexts } from '@gavel/texts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { plainWords } from '../../people/letters/plain-words.ts';
import { type Addressee, greeting, writeLetter } from '../../people/letters/write-letter.ts';

interface MailedHouse {
  readonly to: Addressee;
  /** Full name of who sends it to somebody else; null: it is their own. */
  readonly sender: string | null;
  readonly token: string;
  readonly isOrder: boolean;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly sentAt: Date;
}

/** The letter that carries the PDF of a house. It says nothing that somebody wrote but the sender's name: the address may be anybody's. */
export function documentLetter({ to, sender, token, isOrder, houseTitle, municipalityName, sentAt }: MailedHouse): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(documentMailTexts);
    const mail = words.of(mailTexts);
    const name = sender === null ? null : plainWords(sender) || mail('somebody');
    const about = { house: plainWords(houseTitle), municipality: plainWords(municipalityName), brand: brand.name };
    const letter = writeLetter({
      kind: 'house-document',
      brand,
      sign,
      to,
      subject: name === null ? t('subject', about) : t('subjectFrom', { ...about, name }),
      heading: t('heading'),
      preview: t('preview', about),
      parts: [
        greeting(mail, to),
        name === null ? t('text', about) : t('textFrom', { ...about, name }),
        {
          facts: [
            [mail('house'), about.house],
            [t('municipality'), about.municipality],
            [t('sent'), moment(sentAt)],
          ],
        },
        { link: `${baseUrl}/${isOrder ? 'base' : 'start'}/${token}`, label: t('open') },
        t('missing'),
      ],
      regards: mail('regards'),
      why: name === null ? t('why', { email: to.email }) : t('whyFrom', { email: to.email, name }),
      pictured: about.house,
    });
    return { ...letter, printedHouse: token };
  };
}

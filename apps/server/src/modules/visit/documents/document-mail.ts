import { createTexts, documentMailTexts, mailTexts } from '@gavel/texts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainWords } from '../../people/mail/plain-words.ts';
import { type Addressee, greeting, writeMail } from '../../people/mail/write-mail.ts';

interface MailedHouse {
  readonly to: Addressee;
  /** The full name of the user who sends the PDF to somebody else; null: the user sends the PDF to their own address. */
  readonly sender: string | null;
  readonly token: string;
  readonly isOrder: boolean;
  readonly houseTitle: string;
  readonly municipalityName: string;
  readonly sentAt: Date;
}

/**
 * Returns the e-mail with the PDF of a house. A user can send this e-mail to any address, so the sender’s name is the only text in it that
 * a user wrote.
 */
export function documentMail({ to, sender, token, isOrder, houseTitle, municipalityName, sentAt }: MailedHouse): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(documentMailTexts);
    const mail = words.of(mailTexts);
    const name = sender === null ? null : plainWords(sender) || mail('somebody');
    const about = { house: plainWords(houseTitle), municipality: plainWords(municipalityName), brand: brand.name };
    const message = writeMail({
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
    return { ...message, printedHouse: token };
  };
}

import { createTexts, mailTexts, requestMailTexts } from '@gavel/texts';
import type { Part } from '../../people/mail/mail-html.ts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainLines, plainWords } from '../../people/mail/plain-words.ts';
import { writeMail } from '../../people/mail/write-mail.ts';
import type { CustomerRequest } from './request-rows.repository.ts';

/** The greatest number of requests that the e-mail lists. A robot may send hundreds of requests, and nobody would read a longer list. */
const MOST_TOLD = 10;

/** The greatest number of characters of a message that the e-mail shows: enough to see whether a person wrote the message. */
const LONGEST_MESSAGE = 400;

/** The fields of a request in the e-mail to the builder. */
type HeldBack = Pick<CustomerRequest, 'name' | 'phone' | 'email' | 'houseTitle' | 'sentAt' | 'message' | 'heldBack'>;

/**
 * Returns the e-mail to the builder that lists held-back requests, so that the builder can check whether people or robots sent
 * them.
 * @param held oldest first, at least one
 */
export function heldBackMail(held: readonly HeldBack[]): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(requestMailTexts);
    const mail = words.of(mailTexts);
    const others = held.length - MOST_TOLD;
    const told = ({ name, phone, email, houseTitle, sentAt, message, heldBack }: HeldBack): readonly Part[] => {
      const facts: readonly (readonly [string, string])[] = [
        [t('name'), plainWords(name) || mail('somebody')],
        [t('phone'), plainWords(phone)],
        [t('email'), email],
        [t('house'), plainWords(houseTitle)],
        [t('sent'), moment(sentAt)],
        [t('heldBackWhy'), heldBack === null ? '' : t(`heldBack_${heldBack}`)],
      ];
      const written = plainLines(message.slice(0, LONGEST_MESSAGE));
      return [{ facts: facts.filter(([, value]) => value !== '') }, ...(written === '' ? [] : [{ written }])];
    };
    return writeMail({
      kind: 'held-back',
      brand,
      sign,
      to: { email: brand.contact.email, firstName: brand.name },
      subject: t('heldBackSubject', { count: held.length }),
      heading: t('heldBackHeading'),
      preview: t('heldBackPreview'),
      parts: [
        t('heldBackText', { count: held.length }),
        ...held.slice(0, MOST_TOLD).flatMap(told),
        ...(others > 0 ? [t('heldBackOthers', { count: others })] : []),
        t('heldBackRelease'),
        { link: `${baseUrl}/admin/leads/suspects`, label: t('heldBackOpen') },
      ],
      regards: mail('regards'),
      why: t('untakenWhy', { brand: brand.name }),
    });
  };
}

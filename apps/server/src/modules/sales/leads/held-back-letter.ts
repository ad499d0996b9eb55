import { createTexts, leadMailTexts, mailTexts } from '@gavel/texts';
import type { Part } from '../../people/letters/letter-html.ts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { plainLines, plainWords } from '../../people/letters/plain-words.ts';
import { writeLetter } from '../../people/letters/write-letter.ts';
import type { Lead } from './lead-rows.repository.ts';

/** A robot may send hundreds; nobody reads more. */
const MOST_TOLD = 10;

/** Enough to see whether a person wrote it, characters. */
const LONGEST_MESSAGE = 400;

/** What the builder is told of one. */
type HeldBack = Pick<Lead, 'name' | 'phone' | 'email' | 'houseTitle' | 'sentAt' | 'message' | 'heldBack'>;

/** To the builder: which requests nobody was mailed, so that they see whether a person is among them. @param held oldest first, at least one */
export function heldBackLetter(held: readonly HeldBack[]): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const words = createTexts(texts);
    const t = words.of(leadMailTexts);
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
    return writeLetter({
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

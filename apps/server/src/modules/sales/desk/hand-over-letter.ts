import { createTexts, mailTexts, salesMailTexts } from '@gavel/texts';
import type { WriteLetter } from '../../people/letters/letters.ts';
import { moment } from '../../people/letters/moment.ts';
import { plainLines, plainWords } from '../../people/letters/plain-words.ts';
import { writeLetter } from '../../people/letters/write-letter.ts';
import type { NumberedLead } from '../leads/leads.repository.ts';

interface HandedOver {
  readonly to: { readonly name: string; readonly email: string };
  /** Who gave it. */
  readonly from: string;
  readonly lead: Pick<NumberedLead, 'id' | 'name' | 'email' | 'phone' | 'message' | 'houseTitle' | 'sentAt'>;
  readonly municipalityName: string;
}

/** To whoever takes care of a request from now on: who asks, about what, and where everything about it stands. */
export function handOverLetter({ to, from, lead, municipalityName }: HandedOver): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(salesMailTexts);
    const mail = createTexts(texts).of(mailTexts);
    const name = plainWords(lead.name) || mail('somebody');
    const giver = plainWords(from);
    const facts = [
      [t('name'), name],
      [t('phone'), plainWords(lead.phone)],
      [t('email'), lead.email],
      [t('house'), plainWords(lead.houseTitle)],
      [t('municipality'), plainWords(municipalityName)],
      [t('sent'), moment(lead.sentAt)],
    ] as const;
    const letter = writeLetter({
      kind: 'handed-over',
      lead: lead.id,
      brand,
      sign,
      to: { email: to.email, firstName: to.name },
      subject: t('handOverSubject', { name }),
      heading: t('handOverHeading'),
      preview: t('handOverText', { name, giver }),
      parts: [
        t('handOverText', { name, giver }),
        { facts: facts.filter(([, value]) => value !== '') },
        ...(lead.message === '' ? [] : [{ written: plainLines(lead.message) }]),
        { link: `${baseUrl}/admin/leads/${lead.id}`, label: t('handOverOpen') },
        t('handOverReply'),
      ],
      regards: mail('regards'),
      why: t('handOverWhy', { brand: brand.name }),
    });
    return lead.email === '' ? letter : { ...letter, replyTo: { name, address: lead.email } };
  };
}

interface HandedOverMany extends Pick<HandedOver, 'to' | 'from'> {
  readonly count: number;
}

/** The same about several at once. It names none of them: it belongs to no single one, and would stay when one of them is erased. */
export function handOverManyLetter({ to, from, count }: HandedOverMany): WriteLetter {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(salesMailTexts);
    const giver = plainWords(from);
    return writeLetter({
      kind: 'handed-over',
      brand,
      sign,
      to: { email: to.email, firstName: to.name },
      subject: t('handOverManySubject', { count }),
      heading: t('handOverManyHeading', { count }),
      preview: t('handOverManyText', { count, giver }),
      parts: [
        t('handOverManyText', { count, giver }),
        { link: `${baseUrl}/admin/leads?view=mine`, label: t('handOverManyOpen') },
      ],
      regards: createTexts(texts).of(mailTexts)('regards'),
      why: t('handOverWhy', { brand: brand.name }),
    });
  };
}

import { createTexts, mailTexts, salesMailTexts } from '@gavel/texts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainLines, plainWords } from '../../people/mail/plain-words.ts';
import { writeMail } from '../../people/mail/write-mail.ts';
import type { NumberedRequest } from '../requests/requests.repository.ts';

interface HandedOver {
  readonly to: { readonly name: string; readonly email: string };
  /** The name of the person or program that assigned the request. */
  readonly from: string;
  readonly lead: Pick<NumberedRequest, 'id' | 'name' | 'email' | 'phone' | 'message' | 'houseTitle' | 'sentAt'>;
  readonly municipalityName: string;
}

/** Returns the e-mail to the new owner of a request. The e-mail shows who asks and about what, and has a link to the request. */
export function handOverMail({ to, from, lead: request, municipalityName }: HandedOver): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(salesMailTexts);
    const mail = createTexts(texts).of(mailTexts);
    const name = plainWords(request.name) || mail('somebody');
    const giver = plainWords(from);
    const facts = [
      [t('name'), name],
      [t('phone'), plainWords(request.phone)],
      [t('email'), request.email],
      [t('house'), plainWords(request.houseTitle)],
      [t('municipality'), plainWords(municipalityName)],
      [t('sent'), moment(request.sentAt)],
    ] as const;
    const message = writeMail({
      kind: 'handed-over',
      lead: request.id,
      brand,
      sign,
      to: { email: to.email, firstName: to.name },
      subject: t('handOverSubject', { name }),
      heading: t('handOverHeading'),
      preview: t('handOverText', { name, giver }),
      parts: [
        t('handOverText', { name, giver }),
        { facts: facts.filter(([, value]) => value !== '') },
        ...(request.message === '' ? [] : [{ written: plainLines(request.message) }]),
        { link: `${baseUrl}/admin/leads/${request.id}`, label: t('handOverOpen') },
        t('handOverReply'),
      ],
      regards: mail('regards'),
      why: t('handOverWhy', { brand: brand.name }),
    });
    return request.email === '' ? message : { ...message, replyTo: { name, address: request.email } };
  };
}

interface HandedOverMany extends Pick<HandedOver, 'to' | 'from'> {
  readonly count: number;
}

/**
 * Returns the e-mail to the new owner of several requests. The e-mail names no customer, because it is not stored with a single
 * request: erasing the data of a customer would not delete it.
 */
export function handOverManyMail({ to, from, count }: HandedOverMany): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(salesMailTexts);
    const giver = plainWords(from);
    return writeMail({
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

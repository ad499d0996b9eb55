import { createTexts, mailTexts, rangeMailTexts, rangeReleaseTexts } from '@gavel/texts';
import type { WriteMail } from '../../people/mail/mails.ts';
import { moment } from '../../people/mail/moment.ts';
import { plainLines, plainWords } from '../../people/mail/plain-words.ts';
import { type Addressee, greeting, writeMail } from '../../people/mail/write-mail.ts';
import type { Stopped } from './schedules.tables.ts';

/** The page of the administration where the range is edited. */
const RANGE_PAGE = '/admin/sortiment';

interface Asked {
  readonly to: Addressee;
  /** The name of the person who asks for the review. */
  readonly from: string;
  /** The message of the person who asks for the review; empty: there is no message. */
  readonly words: string;
  /** The number of changes in the draft. */
  readonly changes: number;
  readonly at: Date;
}

/** Returns the e-mail that asks somebody to review the draft. */
export function reviewAskedMail({ to, from, words, changes, at }: Asked): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(rangeMailTexts);
    const mail = createTexts(texts).of(mailTexts);
    const name = plainWords(from) || mail('somebody');
    return writeMail({
      kind: 'range-review',
      brand,
      sign,
      to,
      subject: t('askSubject', { name }),
      heading: t('askHeading'),
      preview: t('askText', { name }),
      parts: [
        t('askText', { name }),
        ...written(words),
        {
          facts: [
            [t('changes'), String(changes)],
            [t('askedAt'), moment(at)],
          ],
        },
        { link: `${baseUrl}${RANGE_PAGE}/foljder`, label: t('askOpen') },
      ],
      regards: mail('regards'),
      why: t('askWhy', { brand: brand.name }),
    });
  };
}

interface Decided extends Pick<Asked, 'to' | 'from' | 'words' | 'at'> {
  readonly isApproved: boolean;
}

/** Returns the e-mail that informs the person who asked for a review about the reviewer’s decision. */
export function reviewDecidedMail({ to, from, words, at, isApproved }: Decided): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(rangeMailTexts);
    const mail = createTexts(texts).of(mailTexts);
    const name = plainWords(from) || mail('somebody');
    const outcome = isApproved ? 'approved' : 'returned';
    return writeMail({
      kind: 'range-review',
      brand,
      sign,
      to,
      subject: t(`${outcome}Subject`, { name }),
      heading: t(`${outcome}Heading`),
      preview: t(`${outcome}Text`, { name }),
      parts: [
        t(`${outcome}Text`, { name }),
        ...written(words),
        { facts: [[t('decidedAt'), moment(at)]] },
        { link: `${baseUrl}${RANGE_PAGE}/foljder`, label: t('decidedOpen') },
      ],
      regards: mail('regards'),
      why: t('decidedWhy', { brand: brand.name }),
    });
  };
}

interface NotPublished extends Pick<Stopped, 'why' | 'detail'> {
  readonly to: Addressee;
  /** The time for which the publication was scheduled. */
  readonly publishAt: Date;
}

/** Returns the e-mail that explains to the person who scheduled a publication why it did not happen. */
export function publicationStoppedMail({ to, publishAt, why, detail }: NotPublished): WriteMail {
  return ({ brand, sign, texts, baseUrl }) => {
    const t = createTexts(texts).of(rangeMailTexts);
    const mail = createTexts(texts).of(mailTexts);
    const reason = createTexts(texts).of(rangeReleaseTexts)(`why_${why}`);
    return writeMail({
      kind: 'range-stopped',
      brand,
      sign,
      to,
      subject: t('stoppedSubject'),
      heading: t('stoppedHeading'),
      preview: reason,
      parts: [
        greeting(mail, to),
        reason,
        ...written(detail),
        t('stoppedText'),
        { facts: [[t('stoppedTime'), moment(publishAt)]] },
        { link: `${baseUrl}${RANGE_PAGE}/versioner`, label: t('stoppedOpen') },
      ],
      regards: mail('regards'),
      why: t('stoppedWhy', { brand: brand.name }),
    });
  };
}

function written(words: string) {
  return words === '' ? [] : [{ written: plainLines(words) }];
}

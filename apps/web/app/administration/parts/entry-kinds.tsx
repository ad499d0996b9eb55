import type { MailKind, MailOutcome, TimelineEntry, TimelineKind } from '@gavel/contract/staff';
import { lostReasons, milestones } from '@gavel/core/requests';
import type { Translate, timelineTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import type { useRequestWords } from './desk-words.ts';

/** The helpers that format the text of an entry of the timeline. */
export interface EntryWords {
  readonly t: Translate<typeof timelineTexts.messages>;
  readonly words: ReturnType<typeof useRequestWords>;
}

/** The text of each kind of entry of the timeline. A new kind needs only one more line here. */
export const entryKinds: { readonly [Kind in TimelineKind]: (entry: TimelineEntry, words: EntryWords) => ReactNode } = {
  asked: ({ about }, { t }) => <b>{t(about === 'Quote' ? 'asked_Quote' : 'asked_Sales')}</b>,
  saved: (_, { t }) => t('saved'),
  note: (_, { t }) => <b>{t('note')}</b>,
  'customer-note': (_, { t }) => <b>{t('note')}</b>,
  milestone: ({ about }, { t, words }) => {
    const milestone = milestones.find((one) => one === about);
    return t('milestone', { about: milestone ? words.t(`milestone_${milestone}`) : '' });
  },
  dormant: ({ about }, { t, words }) => t('dormant', { about: words.day(about ?? '') }),
  lost: ({ about }, { t, words }) => {
    const reason = lostReasons.find((one) => one === about);
    return t('lost', { about: reason ? words.t(`reason_${reason}`) : '' });
  },
  open: (_, { t }) => t('open'),
  owner: ({ about }, { t }) => (about ? t('owner', { about }) : t('nobody')),
  'stand-in': ({ about }, { t }) => (about ? t('standIn', { about }) : t('standInGone')),
  'next-step': ({ about }, { t, words }) => t('step', { about: words.day(about ?? '') }),
  'step-done': (_, { t }) => t('stepDone'),
  'order-made': ({ about }, { t }) => t('orderMade', { about: about ?? '' }),
  'order-frozen': ({ about }, { t }) => <b>{t('orderFrozen', { about: about ?? '' })}</b>,
  'order-refused': ({ about }, { t }) => t('orderRefused', { about: about ?? '' }),
  'order-cancelled': ({ about }, { t }) => <b>{t('orderCancelled', { about: about ?? '' })}</b>,
  'offer-sent': ({ about }, { t }) => <b>{t('offerSent', { about: about ?? '' })}</b>,
  'offer-withdrawn': ({ about }, { t }) => t('offerWithdrawn', { about: about ?? '' }),
  'offer-asked': ({ about }, { t }) => <b>{t('offerAsked', { about: about ?? '' })}</b>,
  'offer-accepted': ({ about }, { t }) => <b>{t('offerAccepted', { about: about ?? '' })}</b>,
  mail: ({ about, outcome }, { t }) => {
    const mail = mailKinds.find(({ kind }) => kind === about);
    return (
      <>
        {mail && t(mail.words)}
        {outcome && (
          <small className={outcome === 'sent' || outcome === 'waiting' ? '' : 'is-lost'}>{t(outcomes[outcome])}</small>
        )}
      </>
    );
  },
  registered: (_, { t }) => t('registered'),
  agreed: ({ about }, { t }) => t('agreed', { about: about ?? '' }),
  withdrew: ({ about }, { t }) => t('withdrew', { about: about ?? '' }),
  'acting-begun': (_, { t }) => t('acting'),
  'house-sent': (_, { t }) => t('houseSent'),
  joined: ({ about }, { t }) => (about ? t('joined', { about }) : t('joinedGone')),
  parted: ({ about }, { t }) => (about ? t('parted', { about }) : t('partedGone')),
};

type Key = Extract<keyof typeof timelineTexts.messages, `mail_${string}` | `outcome_${string}`>;

const mails: Readonly<Record<MailKind, Key>> = {
  quote: 'mail_quote',
  question: 'mail_question',
  untaken: 'mail_untaken',
  'held-back': 'mail_heldBack',
  'handed-over': 'mail_handed_over',
  'quote-thanks': 'mail_quote_thanks',
  'question-thanks': 'mail_question_thanks',
  'house-link': 'mail_house_link',
  'own-house-link': 'mail_own_house_link',
  'house-document': 'mail_house_document',
  'password-changed': 'mail_password_changed',
  'second-factor-changed': 'mail_second_factor_changed',
  'one-time-password': 'mail_one_time_password',
  invitation: 'mail_invitation',
  'staff-invitation': 'mail_staff_invitation',
  'idle-account': 'mail_idle_account',
  offer: 'mail_offer',
  'offer-thanks': 'mail_offer_thanks',
  'offer-withdrawn': 'mail_offer_withdrawn',
  'offer-accepted': 'mail_offer_accepted',
  'offer-asked': 'mail_offer_asked',
  'order-frozen': 'mail_order_frozen',
  'order-cancelled': 'mail_order_cancelled',
  'order-decided': 'mail_order_decided',
  'range-review': 'mail_range_review',
  'range-stopped': 'mail_range_stopped',
};

const mailKinds = Object.entries(mails).map(([kind, words]) => ({ kind, words }));

const outcomes: Readonly<Record<MailOutcome, Key>> = {
  waiting: 'outcome_waiting',
  sent: 'outcome_sent',
  refused: 'outcome_refused',
  'too-late': 'outcome_too_late',
  'given-up': 'outcome_given_up',
};

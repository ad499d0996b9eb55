import type { LeadColumnName, LeadOrder, WorkedLead } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import type { ReactNode } from 'react';
import type { useLeadWords } from '../parts/desk-words.ts';
import { LeadStateMark } from '../parts/milestone-mark.tsx';
import { NextWords } from '../parts/next-words.tsx';
import { shownPhone } from '../parts/tel-of.ts';

type Words = ReturnType<typeof useLeadWords>;

interface LeadCell {
  readonly className: string;
  readonly isFigure?: true;
  /** What the list is put in the order of by its heading. */
  readonly order?: LeadOrder;
  show(lead: WorkedLead, words: Words): ReactNode;
}

/** What each column of the table shows of a request. */
export const leadCells: { readonly [Name in LeadColumnName]: LeadCell } = {
  house: { className: 'lead-house', show: (lead, words) => words.house(lead) },
  state: { className: 'lead-at', show: (lead, words) => <LeadStateMark lead={lead} today={words.today} /> },
  next: {
    className: 'lead-next',
    order: 'due',
    show: (lead, words) => <NextWords lead={lead} words={words} />,
  },
  price: {
    className: 'lead-price',
    isFigure: true,
    order: 'price',
    show: ({ price }) => (price === null ? '–' : formatKr(price)),
  },
  waited: {
    className: 'lead-waited num',
    isFigure: true,
    order: 'waiting',
    show: ({ waitingSince }, words) => words.age(waitingSince),
  },
  arrived: { className: 'lead-more', order: 'arrived', show: ({ arrivedAt }, words) => words.moment(arrivedAt) },
  owner: { className: 'lead-more', show: ({ owner }, words) => owner?.name ?? words.t('unowned') },
  kind: { className: 'lead-more', show: ({ submissionType }, words) => words.t(`kind_${submissionType}`) },
  phone: { className: 'lead-more num', show: ({ phone }) => shownPhone(phone) },
  offer: { className: 'lead-more', show: ({ offerUntil }, words) => (offerUntil ? words.day(offerUntil) : '–') },
};

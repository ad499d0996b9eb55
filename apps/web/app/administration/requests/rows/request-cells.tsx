import type { RequestColumnName, RequestOrder, WorkedRequest } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import type { ReactNode } from 'react';
import type { useRequestWords } from '../../parts/desk-words.ts';
import { RequestStateMark } from '../../parts/milestone-mark.tsx';
import { NextWords } from '../../parts/next-words.tsx';
import { shownPhone } from '../../parts/tel-of.ts';

type Words = ReturnType<typeof useRequestWords>;

interface RequestCell {
  readonly className: string;
  readonly isFigure?: true;
  /** The order in which the list is sorted after a click on the heading; left out if the column cannot be sorted. */
  readonly order?: RequestOrder;
  show(request: WorkedRequest, words: Words): ReactNode;
}

/** For each column of the table: its class, its order, and a function that returns the content of the cell for a request. */
export const requestCells: { readonly [Name in RequestColumnName]: RequestCell } = {
  house: { className: 'lead-house', show: (request, words) => words.house(request) },
  state: { className: 'lead-at', show: (request, words) => <RequestStateMark request={request} today={words.today} /> },
  next: {
    className: 'lead-next',
    order: 'due',
    show: (request, words) => <NextWords request={request} words={words} />,
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
  offer: { className: 'lead-more', show: ({ offerUntil: quoteUntil }, words) => (quoteUntil ? words.day(quoteUntil) : '–') },
};

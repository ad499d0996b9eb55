import type { AccountId, Ore } from '@gavel/core';
import type { QuoteState } from '@gavel/core/quotes';
import { type Body, body, lenient } from './body.ts';
import { quoteState } from './quote-bodies.ts';
import { type NamedOrder, namedOrderBody } from './staff-order-bodies.ts';
import { type TimelineEntry, timelineEntry } from './timeline-bodies.ts';
import { accountIdOrNull, amount, instantOrNull, integer, list, text, textOrNull } from './values.ts';
import { type WorkedRequest, workedRequestBody, workedRequestFields } from './worked-request-bodies.ts';
import { z } from './zod.ts';

/** The facts about a quote that a request shows. */
export interface RequestQuote {
  readonly number: string;
  readonly state: QuoteState;
  readonly validUntil: string;
  readonly total: Ore;
  readonly acceptedAt: number | null;
  readonly acceptedName: string | null;
}

const requestQuote = body<RequestQuote>({
  number: ['Number', text],
  state: ['State', quoteState],
  validUntil: ['ValidUntil', text],
  total: ['Total', amount],
  acceptedAt: ['AcceptedAtUtc', instantOrNull],
  acceptedName: ['AcceptedName', textOrNull],
});

/** A complete request. */
export interface OpenedRequest extends WorkedRequest {
  readonly email: string;
  /** The customer number; null: no account. */
  readonly customerNumber: AccountId | null;
  /** The id of the customer; null: the customer is deleted. */
  readonly customerId: number | null;
  /** The time of the last save of the house after the request; null: none. */
  readonly savedSince: number | null;
  /** The latest sent quote; null: none. */
  readonly offer: RequestQuote | null;
  /** The latest final order, whatever its state; null: none. */
  readonly order: NamedOrder | null;
  /** Latest first. */
  readonly entries: readonly TimelineEntry[];
  /** Other requests of the same customer, latest first. */
  readonly others: readonly WorkedRequest[];
}

export const openedRequestBody: Body<OpenedRequest> = body<OpenedRequest>({
  ...workedRequestFields,
  email: ['Email', text],
  customerNumber: ['AccountId', accountIdOrNull],
  customerId: ['CustomerId', lenient<number | null>(integer, null)],
  savedSince: ['SavedSinceUtc', instantOrNull],
  offer: ['Offer', lenient<RequestQuote | null>(z.nullable(requestQuote), null)],
  order: ['Order', lenient<NamedOrder | null>(z.nullable(namedOrderBody), null)],
  entries: ['Entries', list(timelineEntry)],
  others: ['Others', list(workedRequestBody)],
});

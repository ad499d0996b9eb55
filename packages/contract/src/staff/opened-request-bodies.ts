import type { AccountId, HouseChanges, Ore } from '@gavel/core';
import type { QuoteState } from '@gavel/core/quotes';
import { type Body, body, lenient } from '../body.ts';
import { houseChangesBody } from '../house-request-bodies.ts';
import { quoteState } from '../quote-bodies.ts';
import { accountIdOrNull, amount, flag, instantOrNull, integer, list, text, textOrNull } from '../values.ts';
import { z } from '../zod.ts';
import { type NamedOrder, namedOrderBody } from './staff-order-bodies.ts';
import { type TimelineEntry, timelineEntry } from './timeline-bodies.ts';
import { type WorkedRequest, workedRequestBody, workedRequestFields } from './worked-request-bodies.ts';

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

/** A customer's request with all its data. */
export interface OpenedRequest extends WorkedRequest {
  readonly email: string;
  /** The customer number; null: no account. */
  readonly customerNumber: AccountId | null;
  /** The id of the customer; null: the customer is deleted. */
  readonly customerId: number | null;
  /** The time of the last save of the house after the request; null: nobody has saved the house since. */
  readonly savedSince: number | null;
  /** The latest sent quote; null: no quote was sent. */
  readonly offer: RequestQuote | null;
  /** The latest final order, in any state; null: there is no final order. */
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

/** The position of the house of a request on a plot, described in Swedish texts. */
export interface RequestSituation {
  readonly address: string;
  readonly isAllowed: boolean;
  /** Whether the house may be built at this position; if not, also the reason. */
  readonly verdict: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** The situation plan, an SVG. */
  readonly drawing: string;
}

const requestSituation = body<RequestSituation>({
  address: ['Address', text],
  isAllowed: ['IsAllowed', flag],
  verdict: ['Verdict', text],
  facts: ['Facts', list(body<RequestSituation['facts'][number]>({ term: ['Term', text], value: ['Value', text] }))],
  drawing: ['Drawing', text],
});

/** How the house of a request has changed since the request was sent, and its position on a plot. */
export interface SentHouseNow {
  /** The changes of the house, at today’s prices; null: the house has not changed, or the changes are unknown. */
  readonly changes: HouseChanges | null;
  /** The position of the house on a plot when the request was sent; null: it had no position, or the plot or the house no longer exists. */
  readonly situation: RequestSituation | null;
}

export const sentHouseNowBody: Body<SentHouseNow> = body<SentHouseNow>({
  changes: ['Changes', lenient<HouseChanges | null>(houseChangesBody, null)],
  situation: ['Situation', lenient<RequestSituation | null>(requestSituation, null)],
});

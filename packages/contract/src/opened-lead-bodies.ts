import type { AccountId, Ore } from '@gavel/core';
import type { OfferState } from '@gavel/core/offers';
import { type Body, body, lenient } from './body.ts';
import { offerState } from './offer-bodies.ts';
import { type NamedOrder, namedOrderBody } from './staff-order-bodies.ts';
import { type TimelineEntry, timelineEntry } from './timeline-bodies.ts';
import { accountIdOrNull, amount, instantOrNull, integer, list, text, textOrNull } from './values.ts';
import { type WorkedLead, workedLeadBody, workedLeadFields } from './worked-lead-bodies.ts';
import { z } from './zod.ts';

/** What was offered, as far as a request says it. */
export interface LeadOffer {
  readonly number: string;
  readonly state: OfferState;
  readonly validUntil: string;
  readonly total: Ore;
  readonly acceptedAt: number | null;
  readonly acceptedName: string | null;
}

const leadOffer = body<LeadOffer>({
  number: ['Number', text],
  state: ['State', offerState],
  validUntil: ['ValidUntil', text],
  total: ['Total', amount],
  acceptedAt: ['AcceptedAtUtc', instantOrNull],
  acceptedName: ['AcceptedName', textOrNull],
});

/** A request whole. */
export interface OpenedLead extends WorkedLead {
  readonly email: string;
  /** The customer's number; null: they have no account. */
  readonly customerNumber: AccountId | null;
  /** Whose request it is; null: of nobody any more. */
  readonly customerId: number | null;
  /** When the house was saved last, if that was after the request; null: it was not. */
  readonly savedSince: number | null;
  /** The offer that was sent last; null: none was. */
  readonly offer: LeadOffer | null;
  /** The final order that was made last, whatever has become of it; null: none was. */
  readonly order: NamedOrder | null;
  /** Latest first. */
  readonly entries: readonly TimelineEntry[];
  /** Other requests of the same customer, latest first. */
  readonly others: readonly WorkedLead[];
}

export const openedLeadBody: Body<OpenedLead> = body<OpenedLead>({
  ...workedLeadFields,
  email: ['Email', text],
  customerNumber: ['AccountId', accountIdOrNull],
  customerId: ['CustomerId', lenient<number | null>(integer, null)],
  savedSince: ['SavedSinceUtc', instantOrNull],
  offer: ['Offer', lenient<LeadOffer | null>(z.nullable(leadOffer), null)],
  order: ['Order', lenient<NamedOrder | null>(z.nullable(namedOrderBody), null)],
  entries: ['Entries', list(timelineEntry)],
  others: ['Others', list(workedLeadBody)],
});

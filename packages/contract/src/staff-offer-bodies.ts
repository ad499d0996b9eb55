import type { Ore } from '@gavel/core';
import type { OfferHouse, OfferState, OwnLine } from '@gavel/core/offers';
import { type Body, body, lenient } from './body.ts';
import { day } from './lead-values.ts';
import {
  longestWords,
  mostLines,
  type OfferSeller,
  offerHouseBody,
  offerSellerBody,
  offerState,
  ownLineBody,
} from './offer-bodies.ts';
import { type LetterOutcome, letterOutcome } from './timeline-bodies.ts';
import { amount, decimal, instant, instantOrNull, integer, list, text, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** What somebody writes of an offer. */
export interface OfferWriting {
  /** The last day, yyyy-MM-dd in Stockholm. */
  readonly validUntil: string;
  readonly words: string;
  readonly lines: readonly OwnLine[];
}

export const offerWritingBody: Body<OfferWriting> = body<OfferWriting>({
  validUntil: ['ValidUntil', day],
  words: ['Words', z.string().check(z.maxLength(longestWords))],
  lines: ['Lines', z.array(ownLineBody).check(z.maxLength(mostLines))],
});

/** An offer that was sent, as a list shows it. */
export interface ListedOffer {
  readonly id: string;
  readonly number: string;
  /** What the customer's address ends with. */
  readonly token: string;
  readonly state: OfferState;
  readonly sentAt: number;
  readonly validUntil: string;
  readonly total: Ore;
  readonly acceptedAt: number | null;
  readonly acceptedName: string | null;
  /** What became of the letter that it was sent with; null: nobody knows. */
  readonly letter: LetterOutcome | null;
}

/** What an offer on the house of a request is written from, and those that were sent. The answer's ETag names all that would be sent. */
export interface OfferDesk {
  /** Names the draft, the house and its price; the answer's ETag. */
  readonly tag: string;
  readonly now: number;
  readonly leadId: string;
  /** Empty: the account that asked is deleted, and nothing can be sent. */
  readonly customerName: string;
  readonly customerEmail: string;
  readonly seller: OfferSeller;
  /** As it is saved now, at today's prices. */
  readonly house: OfferHouse;
  readonly image: string;
  /** When it was saved. */
  readonly houseSavedAt: number | null;
  /** Which version of the range it is of. */
  readonly rangeVersion: number;
  /** What is written so far; when nothing is, what one begins with. */
  readonly writing: OfferWriting;
  /** When the draft was saved; null: there is none. */
  readonly draftSavedAt: number | null;
  /** As much as who asks may take off, percent of the ordinary price. */
  readonly discountPercent: number;
  /** The offer that the next one replaces; null: there is none. */
  readonly before: { readonly number: string; readonly house: OfferHouse; readonly lines: readonly OwnLine[] } | null;
  /** Latest first. */
  readonly offers: readonly ListedOffer[];
}

const listedOffer: Body<ListedOffer> = body<ListedOffer>({
  id: ['Id', text],
  number: ['Number', text],
  token: ['Token', text],
  state: ['State', offerState],
  sentAt: ['SentAtUtc', instant],
  validUntil: ['ValidUntil', text],
  total: ['Total', amount],
  acceptedAt: ['AcceptedAtUtc', instantOrNull],
  acceptedName: ['AcceptedName', textOrNull],
  letter: ['Letter', lenient<LetterOutcome | null>(letterOutcome, null)],
});

const offerBefore = body<NonNullable<OfferDesk['before']>>({
  number: ['Number', text],
  house: ['House', offerHouseBody],
  lines: ['Lines', list(ownLineBody)],
});

export const offerDeskBody: Body<OfferDesk> = body<OfferDesk>({
  tag: ['Tag', text],
  now: ['NowUtc', instant],
  leadId: ['LeadId', text],
  customerName: ['CustomerName', text],
  customerEmail: ['CustomerEmail', text],
  seller: ['Seller', offerSellerBody],
  house: ['House', offerHouseBody],
  image: ['Image', text],
  houseSavedAt: ['HouseSavedAtUtc', instantOrNull],
  rangeVersion: ['WebConfigurationVersion', integer],
  writing: ['Writing', offerWritingBody],
  draftSavedAt: ['DraftSavedAtUtc', instantOrNull],
  discountPercent: ['DiscountPercent', decimal],
  before: ['Before', lenient<OfferDesk['before']>(offerBefore, null)],
  offers: ['Offers', list(listedOffer)],
});

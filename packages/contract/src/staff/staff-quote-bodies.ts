import type { Ore } from '@gavel/core';
import type { OwnLine, QuoteHouse, QuoteState } from '@gavel/core/quotes';
import { type Body, body, lenient } from '../body.ts';
import {
  longestWords,
  mostLines,
  ownLineBody,
  type QuoteSeller,
  quoteHouseBody,
  quoteSellerBody,
  quoteState,
} from '../quote-bodies.ts';
import { amount, decimal, instant, instantOrNull, integer, list, text, textOrEmpty, textOrNull } from '../values.ts';
import { z } from '../zod.ts';
import { day } from './request-values.ts';
import { type MailOutcome, mailOutcome } from './timeline-bodies.ts';

/** The parts of a quote that staff write. */
export interface QuoteWriting {
  /** The last day on which the quote is valid, yyyy-MM-dd in Stockholm. */
  readonly validUntil: string;
  readonly words: string;
  readonly lines: readonly OwnLine[];
}

export const quoteWritingBody: Body<QuoteWriting> = body<QuoteWriting>({
  validUntil: ['ValidUntil', day],
  words: ['Words', z.string().check(z.maxLength(longestWords))],
  lines: ['Lines', z.array(ownLineBody).check(z.maxLength(mostLines))],
});

/** A sent quote in a list. */
export interface ListedQuote {
  readonly id: string;
  /** The `tag` that the `QuoteDesk` had when the quote was sent. Empty: the response comes from a server of an earlier version. */
  readonly tag: string;
  readonly number: string;
  /** The last part of the address of the customer’s page. */
  readonly token: string;
  readonly state: QuoteState;
  readonly sentAt: number;
  readonly validUntil: string;
  readonly total: Ore;
  readonly acceptedAt: number | null;
  readonly acceptedName: string | null;
  /** The state of the e-mail with this quote; null: unknown. */
  readonly letter: MailOutcome | null;
}

/** The data for writing a quote on the house of a customer’s request, and the sent quotes. */
export interface QuoteDesk {
  /** Identifies the draft of the quote, the house and its price; the ETag of the response. */
  readonly tag: string;
  readonly now: number;
  readonly leadId: string;
  /** Empty: the customer’s data is erased, and nothing can be sent. */
  readonly customerName: string;
  readonly customerEmail: string;
  readonly seller: QuoteSeller;
  /** The house as saved now, at today’s prices; if it is deleted, the house of the latest quote. */
  readonly house: QuoteHouse;
  readonly image: string;
  /** When the house was last saved in an account; null: it is saved in no account, or deleted. */
  readonly houseSavedAt: number | null;
  /** The version of the web configuration from which `house` comes. */
  readonly rangeVersion: number;
  /** The content of the draft of the quote; if there is no draft, the default content. */
  readonly writing: QuoteWriting;
  /** When the draft of the quote was saved; null: there is no draft. */
  readonly draftSavedAt: number | null;
  /** The largest discount that the user may give, percent of the ordinary price. */
  readonly discountPercent: number;
  /** The quote that the next quote replaces; null: there is none. */
  readonly before: { readonly number: string; readonly house: QuoteHouse; readonly lines: readonly OwnLine[] } | null;
  /** Latest first. */
  readonly offers: readonly ListedQuote[];
}

const listedQuote: Body<ListedQuote> = body<ListedQuote>({
  id: ['Id', text],
  tag: ['Tag', textOrEmpty],
  number: ['Number', text],
  token: ['Token', text],
  state: ['State', quoteState],
  sentAt: ['SentAtUtc', instant],
  validUntil: ['ValidUntil', text],
  total: ['Total', amount],
  acceptedAt: ['AcceptedAtUtc', instantOrNull],
  acceptedName: ['AcceptedName', textOrNull],
  letter: ['Letter', lenient<MailOutcome | null>(mailOutcome, null)],
});

const quoteBefore = body<NonNullable<QuoteDesk['before']>>({
  number: ['Number', text],
  house: ['House', quoteHouseBody],
  lines: ['Lines', list(ownLineBody)],
});

export const quoteDeskBody: Body<QuoteDesk> = body<QuoteDesk>({
  tag: ['Tag', text],
  now: ['NowUtc', instant],
  leadId: ['LeadId', text],
  customerName: ['CustomerName', text],
  customerEmail: ['CustomerEmail', text],
  seller: ['Seller', quoteSellerBody],
  house: ['House', quoteHouseBody],
  image: ['Image', text],
  houseSavedAt: ['HouseSavedAtUtc', instantOrNull],
  rangeVersion: ['WebConfigurationVersion', integer],
  writing: ['Writing', quoteWritingBody],
  draftSavedAt: ['DraftSavedAtUtc', instantOrNull],
  discountPercent: ['DiscountPercent', decimal],
  before: ['Before', lenient<QuoteDesk['before']>(quoteBefore, null)],
  offers: ['Offers', list(listedQuote)],
});

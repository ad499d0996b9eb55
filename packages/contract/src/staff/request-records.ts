import type { AccountId, ConsentId, Ore, PlotId } from '@gavel/core';
import { type LostReason, lostReasons, type Milestone, milestones } from '@gavel/core/requests';
import { type Body, body, lenient } from '../body.ts';
import { orderRecordBody } from '../order-bodies.ts';
import { quoteRecordBody } from '../quote-bodies.ts';
import { type Marketing, type RequestSource, requestSources, type SubmissionType, submissionType } from '../request-bodies.ts';
import {
  accountIdOrNull,
  amount,
  amountOrNull,
  consentId,
  flag,
  instant,
  instantOrNull,
  integer,
  list,
  plotId,
  text,
  textOrNull,
  token,
} from '../values.ts';
import { z } from '../zod.ts';
import { type HouseRecord, houseRecordBody } from './house-record.ts';

/** The municipality and the plots of a house, and the address that opens the house. */
interface Placed {
  readonly municipalityId: string | null;
  /** Empty: there is no municipality, or it no longer exists. */
  readonly municipalityName: string;
  readonly plotIds: readonly PlotId[];
  /** The addresses of those plots that are still offered. */
  readonly plotAddresses: readonly string[];
  /** The address where the house opens in a browser; null: the request is about no stored house. */
  readonly url: string | null;
}

const placed = {
  municipalityId: ['MunicipalityId', textOrNull],
  municipalityName: ['MunicipalityName', text],
  plotIds: ['Plots', list(plotId)],
  plotAddresses: ['PlotAddresses', list(text)],
  url: ['Url', textOrNull],
} as const;

/** A request to the builder, for other systems. */
export interface RequestRecord extends Placed {
  readonly id: string;
  readonly submissionType: SubmissionType;
  readonly sentAt: number;
  /** When the customer’s data, such as name and message, were erased. Other systems must delete their copies. Null: not erased. */
  readonly erasedAt: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** The customer number; null: no account. */
  readonly accountId: AccountId | null;
  /** The consent of a visitor; null for users with an account, which stores their consents. */
  readonly gdprConsentId: ConsentId | null;
  readonly newsletterConsentId: ConsentId | null;
  readonly configurationId: string | null;
  readonly houseTitle: string;
  /** The house at the time of the request, and its price then; null: the request is about no house. */
  readonly house: HouseRecord | null;
  readonly price: Ore | null;
  readonly salespersonName: string;
  readonly salespersonEmail: string;
  readonly source: RequestSource;
  readonly marketing: Marketing;
}

const marketingRecord: Body<Marketing> = body<Marketing>({
  utmSource: ['utm_source', text],
  utmMedium: ['utm_medium', text],
  utmCampaign: ['utm_campaign', text],
  utmTerm: ['utm_term', text],
  utmContent: ['utm_content', text],
  gclid: ['gclid', text],
  referrer: ['referrer', text],
});

const requestSource: Body<RequestSource> = z.enum(requestSources);
const consentIdOrNull: Body<ConsentId | null> = lenient<ConsentId | null>(consentId, null);

export const requestRecordFields = {
  id: ['Id', text],
  submissionType: ['SubmissionType', submissionType],
  sentAt: ['SentAtUtc', instant],
  erasedAt: ['ErasedAtUtc', instantOrNull],
  name: ['Name', text],
  email: ['Email', text],
  phone: ['Phone', text],
  message: ['Message', text],
  accountId: ['AccountId', accountIdOrNull],
  gdprConsentId: ['GdprConsentId', consentIdOrNull],
  newsletterConsentId: ['NewsletterConsentId', consentIdOrNull],
  configurationId: ['ConfigurationId', textOrNull],
  houseTitle: ['HouseModelName', text],
  house: ['House', lenient<HouseRecord | null>(houseRecordBody, null)],
  price: ['Price', amountOrNull],
  salespersonName: ['SalesPerson.Name', text],
  salespersonEmail: ['SalesPerson.Email', text],
  source: ['Source', requestSource],
  marketing: ['MarketingFields', marketingRecord],
  ...placed,
} as const;

export const requestRecordBody: Body<RequestRecord> = body<RequestRecord>(requestRecordFields);

/** One page of the requests, for other systems. If a customer is erased, their requests are listed once more, without their data. */
export interface RequestPage {
  readonly leads: readonly RequestRecord[];
  /** The value of `after` for the next HTTP request, even if this page is empty. */
  readonly next: number;
  /** True: the server already has further requests for the next page. */
  readonly hasMore: boolean;
}

const position: Body<number> = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.number(), { decode: Number, encode: String });

export const requestPageBody: Body<RequestPage> = body<RequestPage>({
  leads: ['Leads', list(requestRecordBody)],
  next: ['Next', position],
  hasMore: ['HasMore', flag],
});

/** The data of the webhook `lead.house_saved`: a house that somebody saved again after a customer had sent a request about it. */
export interface SavedHouseRecord extends Placed {
  readonly configurationId: string;
  /** The number of saves; a greater number is later. */
  readonly revision: number;
  readonly savedAt: number;
  /** The ids of the requests about this house, latest first. */
  readonly leadIds: readonly string[];
  readonly house: HouseRecord;
  readonly price: Ore;
}

const savedHouseRecordBody: Body<SavedHouseRecord> = body<SavedHouseRecord>({
  configurationId: ['ConfigurationId', token],
  revision: ['Revision', integer],
  savedAt: ['SavedAtUtc', instant],
  leadIds: ['Leads', list(text)],
  house: ['House', houseRecordBody],
  price: ['Price', amount],
  ...placed,
});

const erasedRequestBody: Body<Pick<RequestRecord, 'id'>> = body<Pick<RequestRecord, 'id'>>({ id: ['Id', text] });

/** The current state of a request. */
export interface RequestStateRecord {
  readonly id: string;
  readonly milestone: Milestone;
  /** Dormant until this day, yyyy-MM-dd in Stockholm; null: not dormant. */
  readonly dormantUntil: string | null;
  readonly lostReason: LostReason | null;
  /** The number of changes; a greater number is later. */
  readonly version: number;
}

const milestone: Body<Milestone> = z.enum(milestones);

const requestStateBody: Body<RequestStateRecord> = body<RequestStateRecord>({
  id: ['Id', text],
  milestone: ['Milestone', milestone],
  dormantUntil: ['DormantUntil', textOrNull],
  lostReason: ['LostReason', lenient<LostReason | null>(z.enum(lostReasons), null)],
  version: ['Version', integer],
});

/** A customer’s question about a quote. */
export interface QuoteQuestionRecord {
  readonly id: string;
  readonly number: string;
  readonly leadId: string;
  readonly words: string;
}

const quoteQuestionRecord: Body<QuoteQuestionRecord> = body<QuoteQuestionRecord>({
  id: ['Id', text],
  number: ['Number', text],
  leadId: ['LeadId', text],
  words: ['Words', text],
});

/** The webhook events, by the name that Standard Webhooks calls `type`. */
export const webhookEvents = {
  'lead.created': { summary: 'Somebody sent a request', data: requestRecordBody },
  'lead.house_saved': { summary: 'A house with a request was saved again', data: savedHouseRecordBody },
  'lead.state_changed': { summary: 'The milestone or rest of a request changed', data: requestStateBody },
  'order.made': { summary: 'An order was made; it may wait for approval', data: orderRecordBody },
  'order.refused': { summary: 'A waiting order was refused, with the reason', data: orderRecordBody },
  'order.frozen': { summary: 'An order was frozen; its content never changes', data: orderRecordBody },
  'order.cancelled': { summary: 'A final order was cancelled, with the reason', data: orderRecordBody },
  'offer.sent': { summary: 'A quote was sent; earlier ones are no longer valid', data: quoteRecordBody },
  'offer.accepted': { summary: 'A customer accepted a quote; this is not a signature', data: quoteRecordBody },
  'offer.asked': { summary: 'A customer asked about a quote', data: quoteQuestionRecord },
  'lead.erased': {
    summary: 'An account was deleted: erase the person and their words wherever you copied them',
    data: erasedRequestBody,
  },
} as const;

export type WebhookEventType = keyof typeof webhookEvents;

export const webhookEventTypes = Object.keys(webhookEvents) as readonly WebhookEventType[];

/** A complete event: its type, time and data. */
export type WebhookEvent = {
  [Type in WebhookEventType]: {
    readonly type: Type;
    /** Milliseconds since 1970. */
    readonly happenedAt: number;
    readonly data: z.output<(typeof webhookEvents)[Type]['data']>;
  };
}[WebhookEventType];

/** The body of a webhook call: `{type, timestamp, data}`. */
export function webhookBody(type: WebhookEventType): Body<WebhookEvent> {
  const data: Body<unknown> = webhookEvents[type].data;
  return z.codec(z.object({ type: z.literal(type), timestamp: instant, data }), z.custom<WebhookEvent>(), {
    decode: ({ timestamp, ...event }) => ({ ...event, happenedAt: timestamp }) as WebhookEvent,
    encode: ({ happenedAt, data: told }) => ({ type, timestamp: happenedAt, data: told }),
  });
}

import type { AccountId, ConsentId, HouseId, Ore, PlotId, Selections, WebConfigurationId } from '@gavel/core';
import { type LostReason, lostReasons, type Milestone, milestones } from '@gavel/core/leads';
import { type Body, body, lenient } from './body.ts';
import { type LeadSource, leadSources, type Marketing, type SubmissionType, submissionType } from './lead-bodies.ts';
import { offerRecordBody } from './offer-bodies.ts';
import { orderRecordBody } from './order-bodies.ts';
import {
  accountIdOrNull,
  amount,
  amountOrNull,
  consentId,
  flag,
  houseId,
  instant,
  instantOrNull,
  integer,
  list,
  plotId,
  selections,
  text,
  textOrNull,
  token,
  webConfigurationId,
} from './values.ts';
import { z } from './zod.ts';

/** What was chosen of a house, by the range's ids. */
export interface HouseRecord {
  /** What its owner calls it. */
  readonly name: string;
  readonly houseId: HouseId;
  readonly webConfigurationId: WebConfigurationId;
  readonly webConfigurationVersion: number;
  readonly areaCode: string;
  readonly answers: Selections;
}

const houseRecordBody: Body<HouseRecord> = body<HouseRecord>({
  name: ['Name', text],
  houseId: ['HouseId', houseId],
  webConfigurationId: ['WebConfigurationId', webConfigurationId],
  webConfigurationVersion: ['WebConfigurationVersion', integer],
  areaCode: ['PriceListAreaCode', text],
  answers: ['Answers', selections],
});

/** Where a house is to stand, and where it opens. */
interface Placed {
  readonly municipalityId: string | null;
  /** Empty where there is no such municipality any more. */
  readonly municipalityName: string;
  readonly plotIds: readonly PlotId[];
  /** Of those plots that are still offered. */
  readonly plotAddresses: readonly string[];
  /** Where the house opens in a browser; null: there is none. */
  readonly url: string | null;
}

const placed = {
  municipalityId: ['MunicipalityId', textOrNull],
  municipalityName: ['MunicipalityName', text],
  plotIds: ['Plots', list(plotId)],
  plotAddresses: ['PlotAddresses', list(text)],
  url: ['Url', textOrNull],
} as const;

/** A request to the builder, as other systems of theirs get it. */
export interface LeadRecord extends Placed {
  readonly id: string;
  readonly submissionType: SubmissionType;
  readonly sentAt: number;
  /** The account that asked is deleted: who it was and what they wrote are gone, here and wherever it was copied to. Null: it is not. */
  readonly erasedAt: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** The customer's number; null: they had no account. */
  readonly accountId: AccountId | null;
  /** What a visitor agreed to; null of those who have an account, whose own consents count. */
  readonly gdprConsentId: ConsentId | null;
  readonly newsletterConsentId: ConsentId | null;
  readonly configurationId: string | null;
  readonly houseTitle: string;
  /** The house as it was asked about, and its price then; null: the request is about none. */
  readonly house: HouseRecord | null;
  readonly price: Ore | null;
  readonly salespersonName: string;
  readonly salespersonEmail: string;
  readonly source: LeadSource;
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

const leadSource: Body<LeadSource> = z.enum(leadSources);
const consentIdOrNull: Body<ConsentId | null> = lenient<ConsentId | null>(consentId, null);

export const leadRecordFields = {
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
  source: ['Source', leadSource],
  marketing: ['MarketingFields', marketingRecord],
  ...placed,
} as const;

export const leadRecordBody: Body<LeadRecord> = body<LeadRecord>(leadRecordFields);

/** Requests in the order in which programs get them. One that is erased comes again, without who asked. */
export interface LeadPage {
  readonly leads: readonly LeadRecord[];
  /** How far this answer comes: `after` of the next one, also when it is empty. */
  readonly next: number;
  /** Whether there are more already. */
  readonly hasMore: boolean;
}

const position: Body<number> = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.number(), { decode: Number, encode: String });

export const leadPageBody: Body<LeadPage> = body<LeadPage>({
  leads: ['Leads', list(leadRecordBody)],
  next: ['Next', position],
  hasMore: ['HasMore', flag],
});

/** A house that was saved anew after somebody had asked about it. */
export interface SavedHouseRecord extends Placed {
  readonly configurationId: string;
  /** Counts the saves: of two, the one with the greater number is the later one. */
  readonly revision: number;
  readonly savedAt: number;
  /** The requests about it, latest first. */
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

const erasedLeadBody: Body<Pick<LeadRecord, 'id'>> = body<Pick<LeadRecord, 'id'>>({ id: ['Id', text] });

/** Where a request is now. */
export interface LeadStateRecord {
  readonly id: string;
  readonly milestone: Milestone;
  /** It sleeps until this day, yyyy-MM-dd in Stockholm; null: it does not. */
  readonly dormantUntil: string | null;
  readonly lostReason: LostReason | null;
  /** Counts the changes: of two, the one with the greater number is the later one. */
  readonly version: number;
}

const milestone: Body<Milestone> = z.enum(milestones);

const leadStateBody: Body<LeadStateRecord> = body<LeadStateRecord>({
  id: ['Id', text],
  milestone: ['Milestone', milestone],
  dormantUntil: ['DormantUntil', textOrNull],
  lostReason: ['LostReason', lenient<LostReason | null>(z.enum(lostReasons), null)],
  version: ['Version', integer],
});

/** What a customer asks about an offer. */
export interface OfferQuestionRecord {
  readonly id: string;
  readonly number: string;
  readonly leadId: string;
  readonly words: string;
}

const offerQuestionRecord: Body<OfferQuestionRecord> = body<OfferQuestionRecord>({
  id: ['Id', text],
  number: ['Number', text],
  leadId: ['LeadId', text],
  words: ['Words', text],
});

/** What a webhook tells, by the name that Standard Webhooks calls `type`. */
export const webhookEvents = {
  'lead.created': { summary: 'Somebody sent a request', data: leadRecordBody },
  'lead.house_saved': { summary: 'A house with a request was saved again', data: savedHouseRecordBody },
  'lead.state_changed': { summary: 'The milestone or rest of a request changed', data: leadStateBody },
  'order.made': { summary: 'An order was made; it may wait for approval', data: orderRecordBody },
  'order.refused': { summary: 'A waiting order was refused, with the reason', data: orderRecordBody },
  'order.frozen': { summary: 'An order was frozen; its content never changes', data: orderRecordBody },
  'order.cancelled': { summary: 'A final order was cancelled, with the reason', data: orderRecordBody },
  'offer.sent': { summary: 'A quote was sent; earlier ones are no longer valid', data: offerRecordBody },
  'offer.accepted': { summary: 'A customer accepted a quote; this is not a signature', data: offerRecordBody },
  'offer.asked': { summary: 'A customer asked about a quote', data: offerQuestionRecord },
  'lead.erased': {
    summary: 'An account was deleted: erase the person and their words wherever you copied them',
    data: erasedLeadBody,
  },
} as const;

export type WebhookEventType = keyof typeof webhookEvents;

export const webhookEventTypes = Object.keys(webhookEvents) as readonly WebhookEventType[];

/** One event whole: what happened, when, and what there is to know of it. */
export type WebhookEvent = {
  [Type in WebhookEventType]: {
    readonly type: Type;
    /** Milliseconds since 1970. */
    readonly happenedAt: number;
    readonly data: z.output<(typeof webhookEvents)[Type]['data']>;
  };
}[WebhookEventType];

/** The body of a webhook's call: `{type, timestamp, data}`. */
export function webhookBody(type: WebhookEventType): Body<WebhookEvent> {
  const data: Body<unknown> = webhookEvents[type].data;
  return z.codec(z.object({ type: z.literal(type), timestamp: instant, data }), z.custom<WebhookEvent>(), {
    decode: ({ timestamp, ...event }) => ({ ...event, happenedAt: timestamp }) as WebhookEvent,
    encode: ({ happenedAt, data: told }) => ({ type, timestamp: happenedAt, data: told }),
  });
}

import type { AccountId } from '@gavel/core';
import { type LostReason, lostReasons, type Milestone, milestones } from '@gavel/core/requests';
import { type Body, body, lenient } from './body.ts';
import { type OrderRecord, orderRecordBody } from './order-bodies.ts';
import { type QuoteRecord, quoteRecordBody } from './quote-bodies.ts';
import { type RequestRecord, requestRecordFields } from './staff/request-records.ts';
import { day } from './staff/request-values.ts';
import { type StaffMember, staffMember } from './staff/worked-request-bodies.ts';
import { accountIdOrNull, flag, instant, integer, list, text, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** The state of a request in the sales pipeline, for other systems. */
export interface RequestStanding {
  readonly milestone: Milestone;
  /** A day as yyyy-MM-dd in Stockholm, the form of all days in this file. */
  readonly dormantUntil: string | null;
  readonly lostReason: LostReason | null;
  readonly owner: StaffMember | null;
  readonly nextStep: string;
  readonly dueOn: string | null;
  /** How often the request has changed; also the ETag of the response. */
  readonly version: number;
}

const dayOrNull: Body<string | null> = lenient<string | null>(day, null);
const milestone: Body<Milestone> = z.enum(milestones);

const requestStanding = {
  milestone: ['Milestone', milestone],
  dormantUntil: ['DormantUntil', dayOrNull],
  lostReason: ['LostReason', lenient<LostReason | null>(z.enum(lostReasons), null)],
  owner: ['Owner', lenient<StaffMember | null>(staffMember, null)],
  nextStep: ['NextStep', text],
  dueOn: ['DueOn', dayOrNull],
  version: ['Version', integer],
} as const;

/** A request with its state in the sales pipeline. */
export interface StandingRequest extends RequestRecord, RequestStanding {}

export const standingRequestBody: Body<StandingRequest> = body<StandingRequest>({ ...requestRecordFields, ...requestStanding });

/** One e-mail address of a customer. Staff can join several addresses of one person; one of these is then the main address. */
export interface CustomerRecord {
  readonly id: number;
  readonly email: string;
  /** The id of the main address to which this address is joined; null: it is not joined. */
  readonly joinedTo: number | null;
  /** The account’s name and phone; without an account, those of the latest request. */
  readonly name: string;
  readonly phone: string;
  readonly municipalityId: string | null;
  readonly accountId: AccountId | null;
  /** The time of the latest request or of the account’s creation, whichever is later. */
  readonly seenAt: number;
  /** The ids of the customer’s requests, latest first. */
  readonly leadIds: readonly string[];
}

export const customerRecordBody: Body<CustomerRecord> = body<CustomerRecord>({
  id: ['Id', integer],
  email: ['Email', text],
  joinedTo: ['JoinedTo', lenient<number | null>(integer, null)],
  name: ['Name', text],
  phone: ['Phone', text],
  municipalityId: ['MunicipalityId', textOrNull],
  accountId: ['AccountId', accountIdOrNull],
  seenAt: ['SeenAtUtc', instant],
  leadIds: ['Leads', list(text)],
});

/** One part of the list of changed records, in the order of their changes. */
export interface RecordPage<Item> {
  readonly records: readonly Item[];
  /** The ids of deleted records. The other system must erase its copies of them. */
  readonly gone: readonly string[];
  /** The value of `after` for the next HTTP request, even if this part of the list is empty. */
  readonly next: number;
  readonly hasMore: boolean;
}

const position: Body<number> = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.number(), { decode: Number, encode: String });

function recordPage<Item>(item: Body<Item>): Body<RecordPage<Item>> {
  return body<RecordPage<Item>>({
    records: ['Records', list(item)],
    gone: ['Gone', list(text)],
    next: ['Next', position],
    hasMore: ['HasMore', flag],
  });
}

export const requestRecordsBody: Body<RecordPage<StandingRequest>> = recordPage(standingRequestBody);
export const customerRecordsBody: Body<RecordPage<CustomerRecord>> = recordPage(customerRecordBody);
export const quoteRecordsBody: Body<RecordPage<QuoteRecord>> = recordPage(quoteRecordBody);
export const orderRecordsBody: Body<RecordPage<OrderRecord>> = recordPage(orderRecordBody);

import type { AccountId } from '@gavel/core';
import { type LostReason, lostReasons, type Milestone, milestones } from '@gavel/core/leads';
import { type Body, body, lenient } from './body.ts';
import { type LeadRecord, leadRecordFields } from './lead-records.ts';
import { day } from './lead-values.ts';
import { type OfferRecord, offerRecordBody } from './offer-bodies.ts';
import { type OrderRecord, orderRecordBody } from './order-bodies.ts';
import { accountIdOrNull, flag, instant, integer, list, text, textOrNull } from './values.ts';
import { type StaffMember, staffMember } from './worked-lead-bodies.ts';
import { z } from './zod.ts';

/** How far a request has come, as other systems of the builder read it. */
export interface LeadStanding {
  readonly milestone: Milestone;
  /** yyyy-MM-dd in Stockholm, as all days here. */
  readonly dormantUntil: string | null;
  readonly lostReason: LostReason | null;
  readonly owner: StaffMember | null;
  readonly nextStep: string;
  readonly dueOn: string | null;
  /** Counts the changes; the answer's ETag. */
  readonly version: number;
}

const dayOrNull: Body<string | null> = lenient<string | null>(day, null);
const milestone: Body<Milestone> = z.enum(milestones);

const leadStanding = {
  milestone: ['Milestone', milestone],
  dormantUntil: ['DormantUntil', dayOrNull],
  lostReason: ['LostReason', lenient<LostReason | null>(z.enum(lostReasons), null)],
  owner: ['Owner', lenient<StaffMember | null>(staffMember, null)],
  nextStep: ['NextStep', text],
  dueOn: ['DueOn', dayOrNull],
  version: ['Version', integer],
} as const;

/** A request with how far it has come. */
export interface StandingLead extends LeadRecord, LeadStanding {}

export const standingLeadBody: Body<StandingLead> = body<StandingLead>({ ...leadRecordFields, ...leadStanding });

/** One address of a customer. Those that staff have joined name the one that stands for them. */
export interface CustomerRecord {
  readonly id: number;
  readonly email: string;
  /** The customer that this is a part of; null: it stands by itself. */
  readonly joinedTo: number | null;
  /** As their account has it, else as they asked last. */
  readonly name: string;
  readonly phone: string;
  readonly municipalityId: string | null;
  readonly accountId: AccountId | null;
  /** When they asked last, or made their account. */
  readonly seenAt: number;
  /** The ids of their requests, latest first. */
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

/** A part of what was changed, in the order in which it was. */
export interface RecordPage<Item> {
  readonly records: readonly Item[];
  /** The ids of what was changed and is there no more: erase it, wherever it was copied to. */
  readonly gone: readonly string[];
  /** How far this answer comes: `after` of the next one, also when it is empty. */
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

export const leadRecordsBody: Body<RecordPage<StandingLead>> = recordPage(standingLeadBody);
export const customerRecordsBody: Body<RecordPage<CustomerRecord>> = recordPage(customerRecordBody);
export const offerRecordsBody: Body<RecordPage<OfferRecord>> = recordPage(offerRecordBody);
export const orderRecordsBody: Body<RecordPage<OrderRecord>> = recordPage(orderRecordBody);

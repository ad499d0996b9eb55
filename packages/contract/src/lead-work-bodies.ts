import type { AccountId, Ore } from '@gavel/core';
import { isDay, type LeadMove, type LostReason, lostReasons, type Milestone, milestones } from '@gavel/core/leads';
import type { OfferState } from '@gavel/core/offers';
import { type Body, body, lenient } from './body.ts';
import { type SubmissionType, submissionType } from './lead-bodies.ts';
import { offerState } from './offer-bodies.ts';
import { type NamedOrder, namedOrderBody } from './staff-order-bodies.ts';
import { type OfferAnswer, offerAnswers, type TimelineEntry, timelineEntry } from './timeline-bodies.ts';
import {
  accountId,
  accountIdOrNull,
  amount,
  amountOrNull,
  flag,
  instant,
  instantOrNull,
  integer,
  list,
  text,
  textOrNull,
} from './values.ts';
import { z } from './zod.ts';

/** Somebody who works with requests. */
export interface StaffMember {
  /** Their account's number. */
  readonly id: AccountId;
  readonly name: string;
}

export const staffMember = body<StaffMember>({ id: ['Id', accountId], name: ['Name', text] });

/** A request as a list shows it. */
export interface WorkedLead {
  readonly id: string;
  /** Counts the changes: whoever changes it names the one that was read. */
  readonly version: number;
  /** Empty: the account that asked is deleted. */
  readonly name: string;
  readonly phone: string;
  readonly submissionType: SubmissionType;
  /** What was written, its beginning. */
  readonly message: string;
  /** The token of the house that it is about; null: of none that is kept. */
  readonly configurationId: string | null;
  /** Empty: it is about no house in particular. */
  readonly houseTitle: string;
  readonly municipalityName: string;
  /** Of those plots that are still offered. */
  readonly plotAddresses: readonly string[];
  /** Of the house as it is saved now, or of a house like it; null: there is none. */
  readonly image: string | null;
  /** The house's, when it was asked about. */
  readonly price: Ore | null;
  readonly milestone: Milestone;
  /** It sleeps until this day; null: it does not. */
  readonly dormantUntil: string | null;
  readonly lostReason: LostReason | null;
  readonly owner: StaffMember | null;
  /** Empty: nothing is decided. */
  readonly nextStep: string;
  /** yyyy-MM-dd in Stockholm. */
  readonly dueOn: string | null;
  readonly arrivedAt: number;
  /** When something was done last, else when it arrived. */
  readonly waitingSince: number;
  /** What the customer did last about an offer, if nothing was done since. */
  readonly offerAnswer: OfferAnswer | null;
  /** When they did; null: nothing. */
  readonly offerAnsweredAt: number | null;
  /** The last day of the offer that is open; yyyy-MM-dd in Stockholm. */
  readonly offerUntil: string | null;
}

/** yyyy-MM-dd. */
export const day: Body<string> = z.string().check(z.refine(isDay, 'expected a day as yyyy-MM-dd'));
const dayOrNull: Body<string | null> = lenient<string | null>(day, null);
const milestone: Body<Milestone> = z.enum(milestones);
const lostReason: Body<LostReason> = z.enum(lostReasons);

const workedLead = {
  id: ['Id', text],
  version: ['Version', integer],
  name: ['Name', text],
  phone: ['Phone', text],
  submissionType: ['SubmissionType', submissionType],
  message: ['Message', text],
  configurationId: ['ConfigurationId', textOrNull],
  houseTitle: ['HouseModelName', text],
  municipalityName: ['MunicipalityName', text],
  plotAddresses: ['PlotAddresses', list(text)],
  image: ['Image', textOrNull],
  price: ['Price', amountOrNull],
  milestone: ['Milestone', milestone],
  dormantUntil: ['DormantUntil', dayOrNull],
  lostReason: ['LostReason', lenient<LostReason | null>(lostReason, null)],
  owner: ['Owner', lenient<StaffMember | null>(staffMember, null)],
  nextStep: ['NextStep', text],
  dueOn: ['DueOn', dayOrNull],
  arrivedAt: ['ArrivedAtUtc', instant],
  waitingSince: ['WaitingSinceUtc', instant],
  offerAnswer: ['OfferAnswer', lenient<OfferAnswer | null>(z.enum(offerAnswers), null)],
  offerAnsweredAt: ['OfferAnsweredAtUtc', instantOrNull],
  offerUntil: ['OfferUntil', dayOrNull],
} as const;

export const workedLeadBody: Body<WorkedLead> = body<WorkedLead>(workedLead);

/** A part of a list, and where the next part begins; null: it was the last. */
export interface WorkedLeads {
  readonly leads: readonly WorkedLead[];
  readonly next: string | null;
  /** How many the whole list has; null: this is not its beginning. */
  readonly count: number | null;
  /** More than that. */
  readonly isMore: boolean;
}

export const workedLeadsBody: Body<WorkedLeads> = body<WorkedLeads>({
  leads: ['Leads', list(workedLeadBody)],
  next: ['Next', textOrNull],
  count: ['Count', lenient<number | null>(integer, null)],
  isMore: ['IsMore', flag],
});

/** One part of what is to be done today, and how many there are of it. */
interface TodayPart {
  readonly leads: readonly WorkedLead[];
  readonly count: number;
  /** More than that. */
  readonly isMore: boolean;
}

/** What is to be done, of one's own and of what nobody takes care of. */
export interface LeadsToday {
  /** An e-mail about an offer or an order did not arrive, and nothing was done since; longest ago first. */
  readonly undelivered: TodayPart;
  /** Nobody has been in touch yet; longest ago first. */
  readonly fresh: TodayPart;
  /** The customer has asked about an offer, or wants to go on with it; latest first. */
  readonly answered: TodayPart;
  /** Decided for today or before. */
  readonly due: TodayPart;
  /** The house was saved since something was done last; latest first. */
  readonly changed: TodayPart;
  /** An offer ends within five days, or has ended, and nothing was done since; the one that ends first, first. */
  readonly expiring: TodayPart;
  /** Nothing was done for more than seven days. */
  readonly waiting: TodayPart;
}

const todayPart: Body<TodayPart> = body<TodayPart>({
  leads: ['Leads', list(workedLeadBody)],
  count: ['Count', integer],
  isMore: ['IsMore', flag],
});

export const leadsTodayBody: Body<LeadsToday> = body<LeadsToday>({
  undelivered: ['Undelivered', todayPart],
  fresh: ['New', todayPart],
  answered: ['Answered', todayPart],
  due: ['Due', todayPart],
  changed: ['Changed', todayPart],
  expiring: ['Expiring', todayPart],
  waiting: ['Waiting', todayPart],
});

/** Lists that are always there: by what is to be done. `due`: today or before. `waiting`: for more than seven days. */
export const leadViews = ['mine', 'new', 'due', 'waiting', 'unassigned', 'dormant', 'lost', 'all'] as const;
export type LeadView = (typeof leadViews)[number];

/** What the list can be put in the order of. */
export const leadOrders = ['due', 'waiting', 'arrived', 'price'] as const;
export type LeadOrder = (typeof leadOrders)[number];

/** What stands around the list: how many there are of each kind, and what it can be filtered by. */
export interface LeadDesk {
  /** When this was. */
  readonly now: number;
  readonly views: readonly { readonly view: LeadView; readonly count: number /** More than that. */; readonly isMore: boolean }[];
  readonly staff: readonly StaffMember[];
  readonly municipalities: readonly { readonly id: string; readonly name: string }[];
}

export const leadDeskBody: Body<LeadDesk> = body<LeadDesk>({
  now: ['NowUtc', instant],
  views: [
    'Views',
    list(
      body<LeadDesk['views'][number]>({ view: ['View', z.enum(leadViews)], count: ['Count', integer], isMore: ['IsMore', flag] }),
    ),
  ],
  staff: ['Staff', list(staffMember)],
  municipalities: ['Municipalities', list(body<LeadDesk['municipalities'][number]>({ id: ['Id', text], name: ['Name', text] }))],
});

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
  ...workedLead,
  email: ['Email', text],
  customerNumber: ['AccountId', accountIdOrNull],
  customerId: ['CustomerId', lenient<number | null>(integer, null)],
  savedSince: ['SavedSinceUtc', instantOrNull],
  offer: ['Offer', lenient<LeadOffer | null>(z.nullable(leadOffer), null)],
  order: ['Order', lenient<NamedOrder | null>(z.nullable(namedOrderBody), null)],
  entries: ['Entries', list(timelineEntry)],
  others: ['Others', list(workedLeadBody)],
});

/** As long as what is written about a request may be: a note, and a next step. */
export const longestNote = 4000;
export const longestStep = 200;

const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestNote));
const step = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestStep));

/** One thing that is done with a request. */
export type LeadChange =
  | LeadMove
  | { readonly kind: 'owner'; readonly ownerId: AccountId | null }
  | { readonly kind: 'next-step'; readonly words: string; readonly dueOn: string }
  | { readonly kind: 'step-done' };

const wireChange = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('milestone'), Milestone: milestone }),
  z.object({ Kind: z.literal('dormant'), Until: day }),
  z.object({ Kind: z.literal('lost'), Reason: lostReason }),
  z.object({ Kind: z.literal('open') }),
  z.object({ Kind: z.literal('owner'), OwnerId: accountIdOrNull }),
  z.object({ Kind: z.literal('next-step'), Words: step, DueOn: day }),
  z.object({ Kind: z.literal('step-done') }),
]);

/** By `Kind`; what else is sent depends on it. */
export const leadChangeBody: Body<LeadChange> = z.codec(wireChange, z.custom<LeadChange>(), {
  decode: (wire): LeadChange => {
    switch (wire.Kind) {
      case 'milestone':
        return { kind: wire.Kind, milestone: wire.Milestone };
      case 'dormant':
        return { kind: wire.Kind, until: wire.Until };
      case 'lost':
        return { kind: wire.Kind, reason: wire.Reason };
      case 'owner':
        return { kind: wire.Kind, ownerId: wire.OwnerId };
      case 'next-step':
        return { kind: wire.Kind, words: wire.Words, dueOn: wire.DueOn };
      default:
        return { kind: wire.Kind };
    }
  },
  encode: (change) => {
    switch (change.kind) {
      case 'milestone':
        return { Kind: change.kind, Milestone: change.milestone };
      case 'dormant':
        return { Kind: change.kind, Until: change.until };
      case 'lost':
        return { Kind: change.kind, Reason: change.reason };
      case 'owner':
        return { Kind: change.kind, OwnerId: change.ownerId };
      case 'next-step':
        return { Kind: change.kind, Words: change.words, DueOn: change.dueOn };
      default:
        return { Kind: change.kind };
    }
  },
});

export interface LeadNote {
  readonly words: string;
}

export const leadNoteBody: Body<LeadNote> = body<LeadNote>({ words: ['Words', note] });

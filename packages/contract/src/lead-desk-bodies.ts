import { type Body, body } from './body.ts';
import { flag, instant, integer, list, text } from './values.ts';
import { type StaffMember, staffMember, type WorkedLead, workedLeadBody } from './worked-lead-bodies.ts';
import { z } from './zod.ts';

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

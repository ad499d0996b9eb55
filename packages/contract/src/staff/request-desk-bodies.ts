import { type Body, body } from '../body.ts';
import { flag, instant, integer, list, text } from '../values.ts';
import { z } from '../zod.ts';
import { type StaffMember, staffMember, type WorkedRequest, workedRequestBody } from './worked-request-bodies.ts';

/** One part of today’s work: its first requests, and the number of its requests up to a limit. */
interface TodayPart {
  readonly leads: readonly WorkedRequest[];
  readonly count: number;
  /** True: there are more requests than `count`. */
  readonly isMore: boolean;
}

/** Today’s work: the user’s own requests and those without an owner. */
export interface RequestsToday {
  /** Requests with an undelivered e-mail about a quote or an order, if nobody has worked on it since; the longest waiting first. */
  readonly undelivered: TodayPart;
  /** Requests at the milestone new without a next step; the longest waiting first. */
  readonly fresh: TodayPart;
  /** Requests whose customer has asked about a quote or accepted it after staff last worked on the request; latest first. */
  readonly answered: TodayPart;
  /** Requests that are due today or earlier, without those in `fresh`. */
  readonly due: TodayPart;
  /** Requests whose house was saved after somebody last worked on the request; the latest first. */
  readonly changed: TodayPart;
  /**
   * Requests whose quote ends within five days or has ended, if nobody has worked on the request since then and the customer has not
   * ordered. The earliest end first.
   */
  readonly expiring: TodayPart;
  /** Requests without an agreement on which nobody has worked for more than seven days, without those in `fresh`. */
  readonly waiting: TodayPart;
}

const todayPart: Body<TodayPart> = body<TodayPart>({
  leads: ['Leads', list(workedRequestBody)],
  count: ['Count', integer],
  isMore: ['IsMore', flag],
});

export const requestsTodayBody: Body<RequestsToday> = body<RequestsToday>({
  undelivered: ['Undelivered', todayPart],
  fresh: ['New', todayPart],
  answered: ['Answered', todayPart],
  due: ['Due', todayPart],
  changed: ['Changed', todayPart],
  expiring: ['Expiring', todayPart],
  waiting: ['Waiting', todayPart],
});

/**
 * The built-in lists. `due`: requests that are due today or earlier. `waiting`: requests without an agreement on which nobody has worked
 * for more than seven days.
 */
export const requestViews = ['mine', 'new', 'due', 'waiting', 'unassigned', 'dormant', 'lost', 'all'] as const;
export type RequestView = (typeof requestViews)[number];

/** The sort orders of the list. */
export const requestOrders = ['due', 'waiting', 'arrived', 'price'] as const;
export type RequestOrder = (typeof requestOrders)[number];

/** The data around the list: the number of requests in each view, and the values of the filters. */
export interface RequestDesk {
  /** The time of the response. */
  readonly now: number;
  readonly views: readonly {
    readonly view: RequestView;
    readonly count: number;
    /** True: there are more requests than `count`. */
    readonly isMore: boolean;
  }[];
  readonly staff: readonly StaffMember[];
  readonly municipalities: readonly { readonly id: string; readonly name: string }[];
}

export const requestDeskBody: Body<RequestDesk> = body<RequestDesk>({
  now: ['NowUtc', instant],
  views: [
    'Views',
    list(
      body<RequestDesk['views'][number]>({
        view: ['View', z.enum(requestViews)],
        count: ['Count', integer],
        isMore: ['IsMore', flag],
      }),
    ),
  ],
  staff: ['Staff', list(staffMember)],
  municipalities: [
    'Municipalities',
    list(body<RequestDesk['municipalities'][number]>({ id: ['Id', text], name: ['Name', text] })),
  ],
});

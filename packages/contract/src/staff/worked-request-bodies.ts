import type { AccountId, Ore } from '@gavel/core';
import type { LostReason, Milestone } from '@gavel/core/requests';
import { type Body, body, lenient } from '../body.ts';
import { type SubmissionType, submissionType } from '../request-bodies.ts';
import { accountId, amountOrNull, flag, instant, instantOrNull, integer, list, text, textOrNull } from '../values.ts';
import { z } from '../zod.ts';
import { dayOrNull, lostReason, milestone } from './request-values.ts';
import { type QuoteAnswer, quoteAnswers } from './timeline-bodies.ts';

/** A staff member who handles requests. */
export interface StaffMember {
  /** The account’s number. */
  readonly id: AccountId;
  readonly name: string;
}

export const staffMember = body<StaffMember>({ id: ['Id', accountId], name: ['Name', text] });

/** A customer’s request in a list that staff see. */
export interface WorkedRequest {
  readonly id: string;
  /** Grows with the changes of the request; a change must send the number that the user saw. */
  readonly version: number;
  /** Empty: the customer’s data is erased. */
  readonly name: string;
  readonly phone: string;
  readonly submissionType: SubmissionType;
  /** The beginning of the message. */
  readonly message: string;
  /** The token of the stored house; null: the request is about no stored house. */
  readonly configurationId: string | null;
  /** Empty: the request is about no house. */
  readonly houseTitle: string;
  readonly municipalityName: string;
  /** The addresses of the plots that the request names, without plots that the range no longer has. */
  readonly plotAddresses: readonly string[];
  /**
   * The picture of the house as saved now. For a house that is not saved: the picture of its house model. Null: there is no
   * picture.
   */
  readonly image: string | null;
  /** The price of the house at the time of the request. */
  readonly price: Ore | null;
  readonly milestone: Milestone;
  /** Dormant until this day; null: not dormant. */
  readonly dormantUntil: string | null;
  readonly lostReason: LostReason | null;
  readonly owner: StaffMember | null;
  /** Empty: no next step is planned. */
  readonly nextStep: string;
  /** yyyy-MM-dd in Stockholm. */
  readonly dueOn: string | null;
  readonly arrivedAt: number;
  /** When a staff member last handled the request; if nobody has handled it, when it arrived. */
  readonly waitingSince: number;
  /** The customer’s latest action on a quote; null: none, or a staff member has handled the request since. */
  readonly offerAnswer: QuoteAnswer | null;
  /** The time of the action in `offerAnswer`; null: there is none. */
  readonly offerAnsweredAt: number | null;
  /** The last day on which the sent quote is valid, yyyy-MM-dd in Stockholm; null: none is sent, or it is withdrawn or accepted. */
  readonly offerUntil: string | null;
}

/** The fields of a customer’s request in a list, for bodies that have further fields. */
export const workedRequestFields = {
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
  offerAnswer: ['OfferAnswer', lenient<QuoteAnswer | null>(z.enum(quoteAnswers), null)],
  offerAnsweredAt: ['OfferAnsweredAtUtc', instantOrNull],
  offerUntil: ['OfferUntil', dayOrNull],
} as const;

export const workedRequestBody: Body<WorkedRequest> = body<WorkedRequest>(workedRequestFields);

/** One page of a list of requests. `next`: the parameter for the next page; null: this is the last page. */
export interface WorkedRequests {
  readonly leads: readonly WorkedRequest[];
  readonly next: string | null;
  /** The number of requests in the whole list, up to a limit; null: this is not the first page. */
  readonly count: number | null;
  /** True: there are more requests than `count`. */
  readonly isMore: boolean;
}

export const workedRequestsBody: Body<WorkedRequests> = body<WorkedRequests>({
  leads: ['Leads', list(workedRequestBody)],
  next: ['Next', textOrNull],
  count: ['Count', lenient<number | null>(integer, null)],
  isMore: ['IsMore', flag],
});

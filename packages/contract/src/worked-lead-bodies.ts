import type { AccountId, Ore } from '@gavel/core';
import type { LostReason, Milestone } from '@gavel/core/leads';
import { type Body, body, lenient } from './body.ts';
import { type SubmissionType, submissionType } from './lead-bodies.ts';
import { dayOrNull, lostReason, milestone } from './lead-values.ts';
import { type OfferAnswer, offerAnswers } from './timeline-bodies.ts';
import { accountId, amountOrNull, flag, instant, instantOrNull, integer, list, text, textOrNull } from './values.ts';
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

/** The fields of a request in a list, for those that have more. */
export const workedLeadFields = {
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

export const workedLeadBody: Body<WorkedLead> = body<WorkedLead>(workedLeadFields);

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

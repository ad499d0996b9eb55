import type { AccountId } from '@gavel/core';
import { type Body, body } from '../body.ts';
import { emailAddress } from '../person-fields.ts';
import { accountId, flag, instant, instantOrNull, integer, list, text } from '../values.ts';
import { z } from '../zod.ts';

/**
 * The retention rules. `idle`: unused accounts whose owner is warned. `accounts`: accounts deleted because they were not used after the
 * warning.
 */
export const retentionRules = ['leads', 'idle', 'accounts', 'orders'] as const;
export type RetentionRule = (typeof retentionRules)[number];

/** The effect of one rule in a run. */
export interface RetentionPart {
  readonly rule: RetentionRule;
  readonly count: number;
  /**
   * The first 20 of the `count` requests, accounts or orders, the oldest first. `name`: of the customer. `lastAt`: the last contact about
   * the request, the last use of the account, or when the order was made.
   */
  readonly people: readonly { readonly name: string; readonly lastAt: number }[];
}

/** How long data is kept, from the operator’s settings. `noticeDays`: the days from the warning to the deletion of an account. */
export interface RetentionPeriods {
  readonly leadsMonths: number;
  readonly accountsMonths: number;
  readonly noticeDays: number;
  readonly ordersYears: number;
  /** Whether retention runs every day. */
  readonly isDaily: boolean;
}

/** What the next run of retention would do. Nothing is done yet. */
export interface RetentionPlan {
  readonly now: number;
  readonly periods: RetentionPeriods;
  readonly parts: readonly RetentionPart[];
  /** The time of the last run according to the audit log; null: there was no run. */
  readonly lastRunAt: number | null;
}

const periods = body<RetentionPeriods>({
  leadsMonths: ['LeadsMonths', integer],
  accountsMonths: ['AccountsMonths', integer],
  noticeDays: ['NoticeDays', integer],
  ordersYears: ['OrdersYears', integer],
  isDaily: ['IsDaily', flag],
});

export const retentionPlanBody: Body<RetentionPlan> = body<RetentionPlan>({
  now: ['NowUtc', instant],
  periods: ['Periods', periods],
  parts: [
    'Parts',
    list(
      body<RetentionPart>({
        rule: ['Rule', z.enum(retentionRules)],
        count: ['Count', integer],
        people: ['People', list(body<RetentionPart['people'][number]>({ name: ['Name', text], lastAt: ['LastAtUtc', instant] }))],
      }),
    ),
  ],
  lastRunAt: ['LastRunAtUtc', instantOrNull],
});

/** The time of the plan that the user saw. Data whose period ends after that time are not deleted. */
export const retentionRunBody: Body<{ seenAt: number }> = body<{ seenAt: number }>({ seenAt: ['SeenAtUtc', instant] });

/** The e-mail address of the person that staff search for. */
export const personAskedBody: Body<{ address: string }> = body<{ address: string }>({ address: ['Address', emailAddress] });

/** The facts about a person before they are erased. */
export interface PersonFound {
  /** Empty: unknown. */
  readonly name: string;
  /** The e-mail address of the customer, and those of all customers whom staff joined to this customer. */
  readonly addresses: readonly string[];
  readonly accounts: readonly AccountId[];
  readonly requests: number;
}

export const personFoundBody: Body<PersonFound> = body<PersonFound>({
  name: ['Name', text],
  addresses: ['Addresses', list(text)],
  accounts: ['AccountIds', list(accountId)],
  requests: ['Requests', integer],
});

/** The reasons for an erasure. Staff choose one and write no text, because the log must not contain names. Only the server uses `idle`. */
export const erasureReasons = ['asked', 'mistake', 'test', 'other'] as const;
export type ErasureReason = (typeof erasureReasons)[number] | 'idle';

export interface ErasureAsked {
  readonly address: string;
  readonly reason: ErasureReason;
  /** The e-mail address, which the user types again to confirm the erasure. */
  readonly confirmation: string;
}

export const erasureBody: Body<ErasureAsked> = body<ErasureAsked>({
  address: ['Address', emailAddress],
  reason: ['Reason', z.enum(erasureReasons)],
  confirmation: ['Confirmation', z.string().check(z.maxLength(300))],
});

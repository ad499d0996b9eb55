import type { AccountId } from '@gavel/core';
import { type Body, body } from './body.ts';
import { emailAddress } from './person-fields.ts';
import { accountId, flag, instant, instantOrNull, integer, list, text } from './values.ts';
import { z } from './zod.ts';

/** What goes in time. `idle`: accounts whose owner is told; `accounts`: those that were told and not used since. */
export const retentionRules = ['leads', 'idle', 'accounts', 'orders'] as const;
export type RetentionRule = (typeof retentionRules)[number];

/** What a run would do by one rule. */
export interface RetentionPart {
  readonly rule: RetentionRule;
  readonly count: number;
  /** The first of them, longest ago first. */
  readonly people: readonly { readonly name: string; readonly lastAt: number }[];
}

/** How long things are kept, by the operator's settings. */
export interface RetentionPeriods {
  readonly leadsMonths: number;
  readonly accountsMonths: number;
  readonly noticeDays: number;
  readonly ordersYears: number;
  /** Whether a run is made every day by itself. */
  readonly isDaily: boolean;
}

/** What is due, and nothing has been done. */
export interface RetentionPlan {
  readonly now: number;
  readonly periods: RetentionPeriods;
  readonly parts: readonly RetentionPart[];
  /** When something went last; null: it never has. */
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

/** The plan that was looked at, by its time: nothing that became due since goes. */
export const retentionRunBody: Body<{ seenAt: number }> = body<{ seenAt: number }>({ seenAt: ['SeenAtUtc', instant] });

/** Whom a staff member looks for. */
export const personAskedBody: Body<{ address: string }> = body<{ address: string }>({ address: ['Address', emailAddress] });

/** What is known of somebody before they are erased. */
export interface PersonFound {
  /** Empty: nobody has written one. */
  readonly name: string;
  /** All that staff have joined. */
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

/** Why somebody is erased: one of these, because the log keeps it and may name nobody. `idle` is the server's. */
export const erasureReasons = ['asked', 'mistake', 'test', 'other'] as const;
export type ErasureReason = (typeof erasureReasons)[number] | 'idle';

export interface ErasureAsked {
  readonly address: string;
  readonly reason: ErasureReason;
  /** The address once more, typed by hand. */
  readonly confirmation: string;
}

export const erasureBody: Body<ErasureAsked> = body<ErasureAsked>({
  address: ['Address', emailAddress],
  reason: ['Reason', z.enum(erasureReasons)],
  confirmation: ['Confirmation', z.string().check(z.maxLength(300))],
});

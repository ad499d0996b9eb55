import type { AccountId } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { accountId, flag, instant, integer, list, text, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** What the audit log knows of, by kind. Whoever adds to it names the action here first. */
export const auditActionsByKind = {
  login: ['logged-in'],
  acting: ['acting-begun', 'acting-ended'],
  house: [
    'configuration-saved',
    'configuration-deleted',
    'household-invited',
    'household-invitation-withdrawn',
    'household-joined',
    'household-removed',
  ],
  lead: ['quote-requested', 'contact-requested', 'lead-released', 'lead-deleted', 'lead-handed-over', 'leads-exported'],
  sale: ['offer-sent', 'offer-withdrawn', 'order-made', 'order-frozen', 'order-refused', 'order-cancelled'],
  staff: [
    'account-created',
    'staff-invited',
    'invitation-withdrawn',
    'invitation-accepted',
    'one-time-password-made',
    'role-changed',
    'access-changed',
    'areas-changed',
    'absence-set',
    'absence-over',
    'account-disabled',
    'account-enabled',
    'second-factor-reset',
  ],
  account: ['password-changed', 'second-factor-set-up', 'second-factor-removed'],
  connection: [
    'key-made',
    'key-revoked',
    'receiver-made',
    'receiver-changed',
    'receiver-removed',
    'secret-renewed',
    'event-replayed',
  ],
  range: ['range-published', 'range-restored'],
  person: ['list-exported', 'account-deleted', 'person-exported', 'person-erased', 'retention-run'],
} as const;

export type AuditKind = keyof typeof auditActionsByKind;
export type AuditAction = (typeof auditActionsByKind)[AuditKind][number];

export const auditKinds = Object.keys(auditActionsByKind) as readonly AuditKind[];
export const auditActions: readonly AuditAction[] = Object.values(auditActionsByKind).flat();

/** Somebody who has an account. */
export interface AuditPerson {
  readonly id: AccountId;
  readonly name: string;
}

/** One thing that was done. */
export interface AuditRow {
  readonly id: number;
  readonly at: number;
  readonly action: AuditAction;
  /** Who did it; null: the server or whoever runs it, or somebody who has no account any more. */
  readonly actor: AuditPerson | null;
  /** Somebody did it who has no account any more. */
  readonly isActorGone: boolean;
  /** To whom; null: nobody, or somebody who has no account any more. */
  readonly subject: AuditPerson | null;
  readonly isSubjectGone: boolean;
  /** Why, in words; null: nothing was said, or it went with the account. */
  readonly reason: string | null;
  /** Ids, names of states and numbers, never personal data. */
  readonly details: Readonly<Record<string, string | number>>;
}

/** A part of the log, latest first, and where the next part begins; null: it was the last. */
export interface AuditPage {
  readonly now: number;
  readonly rows: readonly AuditRow[];
  readonly next: string | null;
}

const person = body<AuditPerson>({ id: ['Id', accountId], name: ['Name', text] });
const personOrNull = lenient<AuditPerson | null>(person, null);
const details: Body<AuditRow['details']> = z.record(z.string(), z.union([z.string(), z.number()]));
const action: Body<AuditAction> = z.enum(auditActions);

export const auditPageBody: Body<AuditPage> = body<AuditPage>({
  now: ['NowUtc', instant],
  rows: [
    'Rows',
    list(
      body<AuditRow>({
        id: ['Id', integer],
        at: ['AtUtc', instant],
        action: ['Action', action],
        actor: ['Actor', personOrNull],
        isActorGone: ['IsActorGone', flag],
        subject: ['Subject', personOrNull],
        isSubjectGone: ['IsSubjectGone', flag],
        reason: ['Reason', textOrNull],
        details: ['Details', details],
      }),
    ),
  ],
  next: ['Next', textOrNull],
});

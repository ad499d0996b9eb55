import type { AccountId } from '@gavel/core';
import { type Body, body, lenient } from '../body.ts';
import { accountId, flag, instant, integer, list, text, textOrNull } from '../values.ts';
import { z } from '../zod.ts';

/** The actions of the audit log by kind. New actions must be added here. */
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
  range: [
    'range-published',
    'range-restored',
    'range-signed',
    'range-approved',
    'range-returned',
    'range-scheduled',
    'range-unscheduled',
    'range-stopped',
    'range-preview-made',
    'range-preview-withdrawn',
  ],
  person: ['list-exported', 'account-deleted', 'person-exported', 'person-erased', 'retention-run'],
} as const;

export type AuditKind = keyof typeof auditActionsByKind;
export type AuditAction = (typeof auditActionsByKind)[AuditKind][number];

export const auditKinds = Object.keys(auditActionsByKind) as readonly AuditKind[];
export const auditActions: readonly AuditAction[] = Object.values(auditActionsByKind).flat();

/** A user with an account. */
export interface AuditPerson {
  readonly id: AccountId;
  readonly name: string;
}

/** An entry of the audit log. */
export interface AuditRow {
  readonly id: number;
  readonly at: number;
  readonly action: AuditAction;
  /** The actor; null: the server, the operator, or somebody whose account is deleted. */
  readonly actor: AuditPerson | null;
  /** True: the actor’s account is deleted. */
  readonly isActorGone: boolean;
  /** The person whom the action concerned; null: nobody, or somebody whose account is deleted. */
  readonly subject: AuditPerson | null;
  readonly isSubjectGone: boolean;
  /** The reason in words; null: none was given, or it was deleted with the account. */
  readonly reason: string | null;
  /** Ids, names of states and numbers, never personal data. */
  readonly details: Readonly<Record<string, string | number>>;
}

/** One page of the audit log, the latest entry first. `next`: the parameter for the next page; null: this is the last page. */
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

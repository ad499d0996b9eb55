import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Approval, Signature } from '../../range/range.tables.ts';
import type { draftChanges } from '../drafts/drafts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Changes that were moved out of the draft, to be published at a set time. Publishing them deletes the row. */
export const scheduledPublications = pgTable('scheduled_publications', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  publishAt: moment('publish_at').notNull(),
  /** The rows of `draft_changes`, without their ids. */
  changes: jsonb().$type<readonly ScheduledChange[]>().notNull(),
  message: text().notNull(),
  /** The user who scheduled the publication. Not a foreign key, because the row stays when that account is deleted. */
  scheduledBy: text('scheduled_by').notNull(),
  scheduledAt: moment('scheduled_at').notNull(),
  /** Null: there were no warnings to sign. */
  signature: jsonb().$type<ScheduledSignature>(),
  /** Null: no approval was needed. */
  approval: jsonb().$type<Approval>(),
  /** Why the changes were not published at their time; null: they are still waiting, or the server still tries to publish them. */
  stopped: jsonb().$type<Stopped>(),
});

type ChangeRow = typeof draftChanges.$inferSelect;

/** A change of the draft as JSON. JSON has no dates, so the time is in milliseconds since 1970. */
export type ScheduledChange = Omit<ChangeRow, 'id' | 'changedAt'> & { readonly changedAt: number };

/** The signature of a person who accepts warnings. It is valid only for the warnings in `warnings`. */
export interface ScheduledSignature extends Signature {
  /** The names of the warnings that are signed, in the form that `namesOfObjection` returns. */
  readonly warnings: readonly string[];
}

export interface Stopped {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly why: 'stale' | 'faults' | 'refused' | 'unsigned' | 'unreviewed';
  /** The titles of the stale changes, or the first fault or objection as text; empty: there is none. */
  readonly detail: string;
}

import type { KeyPath, YamlValue } from '@gavel/range/publishing';
import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/**
 * The draft that all editors of the range share. The table has one row, with the number of changes so far; each change locks the
 * row.
 */
export const rangeDrafts = pgTable('range_drafts', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  /** The last review of the draft; null: there was no review since the last publication. */
  review: jsonb().$type<StoredReview>(),
});

/** A review of the draft. User ids are not foreign keys, because the review stays when an account is deleted. */
export interface StoredReview {
  /** The `draftTag()` of the draft that was reviewed. If the draft has another tag now, it needs a new review. */
  readonly draftTag: string;
  /** The user who asked for the review; null: the reviewer decided without having been asked. */
  readonly askedBy: string | null;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly words: string;
  readonly decision: {
    readonly isApproved: boolean;
    readonly by: string;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly words: string;
  } | null;
}

/**
 * Values that the next version of the range will have: one row for each changed value of a file, with the last person who
 * changed it.
 */
export const draftChanges = pgTable(
  'draft_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    file: text().notNull(),
    /** The path of the value in the file, as a list of keys. */
    keys: jsonb().$type<KeyPath>().notNull(),
    /**
     * The published value at the time when somebody last typed the new value, kept the change (`keepChange`) or first uploaded the picture;
     * null: there was none.
     */
    before: jsonb().$type<Written | null>(),
    value: jsonb().$type<Written>().notNull(),
    /** Not a foreign key, because the change stays when the account of its author is deleted. */
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('draft_changes_place').on(table.file, table.keys)],
);

/** Holds a value in an object, because the value itself can be null. */
export interface Written {
  readonly is: YamlValue;
}

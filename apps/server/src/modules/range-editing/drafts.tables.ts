import type { KeyPath, YamlValue } from '@gavel/range/publishing';
import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** The draft that everybody who edits the range works on: one row, which counts its changes and is locked while it changes. */
export const rangeDrafts = pgTable('range_drafts', {
  id: integer().primaryKey(),
  version: integer().notNull(),
});

/** Values that the next version of the range shall have. One row a place; whoever changed it last. */
export const draftChanges = pgTable(
  'draft_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    file: text().notNull(),
    /** Where in the file, by name. */
    keys: jsonb().$type<KeyPath>().notNull(),
    /** What stood there in the range when the place was changed first; null: nothing. */
    before: jsonb().$type<Written | null>(),
    value: jsonb().$type<Written>().notNull(),
    /** No reference: what was done stays when its doer's account does not. */
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('draft_changes_place').on(table.file, table.keys)],
);

/** A value as it is stored: null is a value too. */
interface Written {
  readonly is: YamlValue;
}

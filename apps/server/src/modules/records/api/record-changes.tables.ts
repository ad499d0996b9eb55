import { bigint, index, pgSequence, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Where programs that read what was changed have come to. */
export const recordPositions = pgSequence('record_positions');

export const recordKinds = ['lead', 'customer', 'offer', 'order'] as const;

/**
 * What was changed last of everything that programs read. Triggers write it when a transaction commits, one after another (`note_record`), so that
 * what has a smaller position is committed before: a program that has read as far as one has missed nothing.
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    kind: text({ enum: recordKinds }).notNull(),
    /** Of the request, the customer or the offer; the token of the order. */
    id: text().notNull(),
    position: bigint({ mode: 'number' }).notNull(),
    /** By the database's clock. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('record_changes_position').on(table.kind, table.position)],
);

import { bigint, index, pgSequence, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The PostgreSQL sequence that gives each change its position. */
export const recordPositions = pgSequence('record_positions');

export const recordKinds = ['lead', 'customer', 'offer', 'order'] as const;

/**
 * The last change of each record that programs can read through the API. Triggers (`note_record`) write these rows at the commit,
 * one transaction at a time. So a change with a smaller position was always committed earlier, and a program that has read up to a
 * position has missed nothing.
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    kind: text({ enum: recordKinds }).notNull(),
    /** The id of the request, customer or quote; the token of an order. */
    id: text().notNull(),
    position: bigint({ mode: 'number' }).notNull(),
    /** When the record was changed, by the database’s clock. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('record_changes_position').on(table.kind, table.position)],
);

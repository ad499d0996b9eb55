import type { WebConfigurationId } from '@gavel/core';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Every range that was ever published; the one with the highest id is served. What a body is depends on its format, which is a column of
 * its own so that the parts that are read alone can be understood too: `readStored` of packages/range reads both.
 */
export const publishedRanges = pgTable('published_ranges', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  contentHash: text('content_hash').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  format: integer().notNull(),
  body: jsonb().$type<unknown>().notNull(),
});

/** Every version of every house's model; kept for ever, because saved configurations are priced with it. */
export const webConfigurations = pgTable(
  'web_configurations',
  {
    id: integer().$type<WebConfigurationId>().notNull(),
    version: integer().notNull(),
    contentHash: text('content_hash').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    format: integer().notNull(),
    body: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);

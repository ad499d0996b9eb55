import type { WebConfigurationId } from '@gavel/core';
import type { PublishedHouse, PublishedRange, WebConfiguration } from '@gavel/range';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A range as it is stored: its houses name the web configuration and version that they were published with. */
export interface StoredRange extends Omit<PublishedRange, 'houses'> {
  readonly houses: readonly StoredHouse[];
}

export interface StoredHouse extends Omit<PublishedHouse, 'webConfiguration'> {
  readonly webConfiguration: { readonly id: WebConfigurationId; readonly version: number };
}

/** Every range that was ever published; the one with the highest id is served. */
export const publishedRanges = pgTable('published_ranges', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  contentHash: text('content_hash').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  body: jsonb().$type<StoredRange>().notNull(),
});

/** Every version of every house's model; kept for ever, because saved configurations are priced with it. */
export const webConfigurations = pgTable(
  'web_configurations',
  {
    id: integer().$type<WebConfigurationId>().notNull(),
    version: integer().notNull(),
    contentHash: text('content_hash').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    body: jsonb().$type<WebConfiguration>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);

import type { Selections } from '@gavel/core';
import type { PublishedHouse, PublishedRange, WebConfiguration } from '@gavel/range';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A range as it is stored: its houses name the web configuration and version that they were published with. */
export interface StoredRange extends Omit<PublishedRange, 'houses'> {
  readonly houses: readonly StoredHouse[];
}

export interface StoredHouse extends Omit<PublishedHouse, 'webConfiguration'> {
  readonly webConfiguration: { readonly id: number; readonly version: number };
}

/** Every range that was ever published; the one with the highest id is served. */
export const publishedRanges = pgTable('published_ranges', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  contentHash: text('content_hash').notNull(),
  publishedAt: moment('published_at').notNull(),
  body: jsonb().$type<StoredRange>().notNull(),
});

/** Every version of every house's model; kept for ever, because saved configurations are priced with it. */
export const webConfigurations = pgTable(
  'web_configurations',
  {
    id: integer().notNull(),
    version: integer().notNull(),
    contentHash: text('content_hash').notNull(),
    publishedAt: moment('published_at').notNull(),
    body: jsonb().$type<WebConfiguration>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);

/** Shared configurations: read-only, without personal data. */
export const snapshots = pgTable(
  'snapshots',
  {
    token: varchar({ length: 8 }).primaryKey(),
    webConfigurationId: integer('web_configuration_id').notNull(),
    webConfigurationVersion: integer('web_configuration_version').notNull(),
    municipalityId: text('municipality_id').notNull(),
    /** The price area then; the municipality may have moved to another since. */
    areaCode: text('area_code').notNull(),
    houseId: integer('house_id').notNull(),
    name: text().notNull(),
    answers: jsonb().$type<Selections>().notNull(),
    priceOre: bigint('price_ore', { mode: 'number' }).notNull(),
    withdrawKeyHash: text('withdraw_key_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Last time somebody opened it, to the day; making it counts. */
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [index('snapshots_opened').on(table.openedAt)],
);

/** Counters of the rate limiter, shared by all server processes. The columns are those it expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});

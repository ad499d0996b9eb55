import type { HouseId, WebConfigurationId } from '@gavel/core';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Shared configurations: read-only, without personal data. */
export const snapshots = pgTable(
  'snapshots',
  {
    token: varchar({ length: 8 }).primaryKey(),
    webConfigurationId: integer('web_configuration_id').$type<WebConfigurationId>().notNull(),
    webConfigurationVersion: integer('web_configuration_version').notNull(),
    municipalityId: text('municipality_id').notNull(),
    /** The price area then; the municipality may have moved to another since. */
    areaCode: text('area_code').notNull(),
    houseId: integer('house_id').$type<HouseId>().notNull(),
    name: text().notNull(),
    /** Question id → answer id, as on the wire. */
    answers: jsonb().notNull(),
    priceOre: bigint('price_ore', { mode: 'number' }).notNull(),
    withdrawKeyHash: text('withdraw_key_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Last time somebody opened it, to the day; making it counts. */
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** The builder has been asked about it: it stays as long as the request. */
    isKept: boolean('is_kept').notNull().default(false),
  },
  (table) => [index('snapshots_opened').on(table.openedAt)],
);

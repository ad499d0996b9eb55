import type { HouseId, WebConfigurationId } from '@gavel/core';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Shared configurations. Their content never changes. The only text from the visitor is the name of the house. */
export const snapshots = pgTable(
  'snapshots',
  {
    token: varchar({ length: 8 }).primaryKey(),
    webConfigurationId: integer('web_configuration_id').$type<WebConfigurationId>().notNull(),
    webConfigurationVersion: integer('web_configuration_version').notNull(),
    municipalityId: text('municipality_id').notNull(),
    /** The price area of the municipality when the snapshot was made. The municipality may belong to another area now. */
    areaCode: text('area_code').notNull(),
    houseId: integer('house_id').$type<HouseId>().notNull(),
    name: text().notNull(),
    /** Question id → answer id, in the wire format. */
    answers: jsonb().notNull(),
    priceOre: bigint('price_ore', { mode: 'number' }).notNull(),
    withdrawKeyHash: text('withdraw_key_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the snapshot was last opened, stored at most once a day; at first, when it was made. */
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** Whether a request to the builder is about the snapshot. If so, the snapshot stays until the customer's data is erased. */
    isKept: boolean('is_kept').notNull().default(false),
  },
  (table) => [index('snapshots_opened').on(table.openedAt)],
);

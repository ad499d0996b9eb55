import type { Ore } from '@gavel/core';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { splitWords } from '../../../db/searched-words.ts';
import { savedConfigurations } from '../../visit/saved-houses/saved-houses.tables.ts';
import { leads } from '../leads/leads.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // What the drivers give may be a view of something larger.
  fromDriver: (value) => new Uint8Array(value),
});

/**
 * What an order is searched by: each word of who ordered, of the house and of where it stands, its number and its token.
 * @param table stands before each column where there are others of the same name
 */
export function searchedOrderWords(table = ''): SQL {
  const words = splitWords(`${table}"customer_name" || ' ' || ${table}"house_title" || ' ' || ${table}"municipality_name"`);
  return sql.raw(`to_tsvector('simple', ${words} || ' ' || ${table}"number"::text || ' ' || ${table}"token")`);
}

/**
 * Final orders. The database refuses every change but of what becomes of one, each once and forwards only, and to delete one before it has been
 * kept for seven years. It outlives the request and the account that it came from.
 */
export const finalOrders = pgTable(
  'final_orders',
  {
    /** Of the saved house that it is, in lists and at its address. */
    token: varchar({ length: 8 })
      .primaryKey()
      .references(() => savedConfigurations.token),
    /** Opens its page for whoever has no account: part of the address in their e-mail. Null: it was made before orders had one. */
    key: text().unique(),
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** The order that it changes. */
    replaces: varchar({ length: 8 }).references((): AnyPgColumn => finalOrders.token),
    // What lists show and look in; all of it stands in the content too.
    customerName: text('customer_name').notNull(),
    houseTitle: text('house_title').notNull(),
    municipalityName: text('municipality_name').notNull(),
    priceOre: bigint('price_ore', { mode: 'number' }).$type<Ore>().notNull(),
    /** `orderContentBody`. */
    content: jsonb().notNull(),
    madeAt: moment('made_at').notNull(),
    /** No references: what was done stays when its doer's account does not. */
    madeBy: text('made_by').notNull(),
    /** What has become of it; null: it has not. */
    frozenAt: moment('frozen_at'),
    frozenBy: text('frozen_by'),
    refusedAt: moment('refused_at'),
    refusedBy: text('refused_by'),
    cancelledAt: moment('cancelled_at'),
    cancelledBy: text('cancelled_by'),
    /** Why it was refused or cancelled. */
    reason: text().notNull().default(''),
  },
  (table) => [
    index('final_orders_lead').on(table.leadId),
    index('final_orders_made').on(table.madeAt),
    index('final_orders_replaces').on(table.replaces).where(sql`"replaces" is not null`),
    index('final_orders_words').using('gin', searchedOrderWords()),
    // Of one request one order counts, and of one order one that changes it.
    uniqueIndex('final_orders_first')
      .on(table.leadId)
      .where(sql`"replaces" is null and "refused_at" is null and "cancelled_at" is null`),
    uniqueIndex('final_orders_change').on(table.replaces).where(sql`"refused_at" is null and "cancelled_at" is null`),
  ],
);

/** The pictures and the PDF of an order. Once it is frozen none is added, and none is ever changed. */
export const finalOrderFiles = pgTable(
  'final_order_files',
  {
    token: varchar({ length: 8 })
      .notNull()
      .references(() => finalOrders.token, { onDelete: 'cascade' }),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.token, table.name] })],
);

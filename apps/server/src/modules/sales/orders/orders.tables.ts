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
import { requests } from '../requests/requests.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // Copy the bytes, because the driver may return a view of a larger buffer.
  fromDriver: (value) => new Uint8Array(value),
});

/**
 * Returns SQL for the words by which an order is searched: its number, its token, and each word of the customer's name, the
 * house and the municipality.
 * @param table the prefix of each column; needed in queries that join another table with columns of the same name
 */
export function searchedOrderWords(table = ''): SQL {
  const words = splitWords(`${table}"customer_name" || ' ' || ${table}"house_title" || ' ' || ${table}"municipality_name"`);
  return sql.raw(`to_tsvector('simple', ${words} || ' ' || ${table}"number"::text || ' ' || ${table}"token")`);
}

/**
 * Final orders. The database accepts each change of state (frozen, refused, cancelled) only once, and refuses every other
 * change. It refuses to delete an order that is younger than seven years. An order remains when its request and its account are
 * deleted.
 */
export const finalOrders = pgTable(
  'final_orders',
  {
    /** The token of the copy of the house that was made for this order. Lists and the address of the order's page use it. */
    token: varchar({ length: 8 })
      .primaryKey()
      .references(() => savedConfigurations.token),
    /** The key in the link that a customer without an account gets by e-mail. Null: the order was made before this column existed. */
    key: text().unique(),
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
    leadId: uuid('lead_id').references(() => requests.id, { onDelete: 'set null' }),
    /** The earlier order that this order replaces; null: this order replaces no other. */
    replaces: varchar({ length: 8 }).references((): AnyPgColumn => finalOrders.token),
    // Lists show and search these columns, which repeat parts of `content`.
    customerName: text('customer_name').notNull(),
    houseTitle: text('house_title').notNull(),
    municipalityName: text('municipality_name').notNull(),
    priceOre: bigint('price_ore', { mode: 'number' }).$type<Ore>().notNull(),
    /** The whole order, in the format of `orderContentBody`. */
    content: jsonb().notNull(),
    madeAt: moment('made_at').notNull(),
    /** The name of the user who made the order. It is no reference to the account, so it stays when the account is deleted. */
    madeBy: text('made_by').notNull(),
    /** These six columns store when and by whom the order was frozen, refused or cancelled; null: it was not. */
    frozenAt: moment('frozen_at'),
    frozenBy: text('frozen_by'),
    refusedAt: moment('refused_at'),
    refusedBy: text('refused_by'),
    cancelledAt: moment('cancelled_at'),
    cancelledBy: text('cancelled_by'),
    /** Why the order was refused or cancelled. */
    reason: text().notNull().default(''),
  },
  (table) => [
    index('final_orders_lead').on(table.leadId),
    index('final_orders_made').on(table.madeAt),
    index('final_orders_replaces').on(table.replaces).where(sql`"replaces" is not null`),
    index('final_orders_words').using('gin', searchedOrderWords()),
    // Not counting refused and cancelled orders, a request can have only one order that replaces no other, and an order can be
    // replaced by only one other order.
    uniqueIndex('final_orders_first')
      .on(table.leadId)
      .where(sql`"replaces" is null and "refused_at" is null and "cancelled_at" is null`),
    uniqueIndex('final_orders_change').on(table.replaces).where(sql`"refused_at" is null and "cancelled_at" is null`),
  ],
);

/** The pictures and the PDF of an order. They are never changed, and no file is added after the order is frozen. */
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

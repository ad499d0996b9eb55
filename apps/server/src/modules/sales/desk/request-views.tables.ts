import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/accounts.tables.ts';

/** Saved and named views of the list of requests. */
export const requestViews = pgTable(
  'lead_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The user who owns the view; null: it is shared by all staff. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Empty: the name contained the name or contact data of a customer whose data is erased. */
    name: text().notNull(),
    /**
     * What the view shows: a `RequestList` in its wire format. Accounts, municipalities and columns in it may no longer exist.
     */
    list: jsonb().notNull(),
    /** 1, and one more after each change. The server refuses a change whose author read an older version of the view. */
    version: integer().notNull().default(1),
  },
  (table) => [index('lead_views_owner').on(table.ownerId)],
);

/** The columns that each user has chosen for their table of requests. */
export const requestColumns = pgTable('lead_columns', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The columns that the user has chosen for the list of requests, in their wire format. */
  columns: jsonb().notNull(),
});

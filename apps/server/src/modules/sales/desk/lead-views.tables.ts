import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/accounts.tables.ts';

/** Views of the list of requests that somebody has given a name. */
export const leadViews = pgTable(
  'lead_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is; null: everybody's. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Empty: it was called by a customer who is forgotten. */
    name: text().notNull(),
    /** `LeadList` as it goes over the wire when it was saved; what it names may be there no more. */
    list: jsonb().notNull(),
    /** Counts the changes: whoever names another one has not seen the last. */
    version: integer().notNull().default(1),
  },
  (table) => [index('lead_views_owner').on(table.ownerId)],
);

/** Which columns somebody's table of requests has. */
export const leadColumns = pgTable('lead_columns', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** As they go over the wire. */
  columns: jsonb().notNull(),
});

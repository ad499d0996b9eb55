import { pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** The municipalities that an administrator has given somebody, in the place of those that the range says; without a row the range's hold. */
export const salespersonAreas = pgTable('salesperson_areas', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  municipalityIds: text('municipality_ids').array().notNull(),
});

import { pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/**
 * The municipalities that an administrator has set for a staff member. They replace the municipalities that the range has for this person.
 * If a staff member has no row here, the municipalities of the range apply.
 */
export const salespersonAreas = pgTable('salesperson_areas', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  municipalityIds: text('municipality_ids').array().notNull(),
});

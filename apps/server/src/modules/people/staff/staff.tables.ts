import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who has been mailed a link that sets their first password, and has not used it. Used, it is gone, so that it holds once. */
export const staffInvitations = pgTable('staff_invitations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256: what is hashed has more than 128 bits, so it need not be slow. */
  keyHash: text('key_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});

/** Days on which somebody is away, both included, in Stockholm, and who gets what is asked of them. */
export const staffAbsences = pgTable(
  'staff_absences',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    standInId: text('stand_in_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('staff_absences_user').on(table.userId, table.toDay)],
);

/** How often each of the staff was changed: whoever names another number has not seen the last change. Without a row: never. */
export const staffVersions = pgTable('staff_versions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
});

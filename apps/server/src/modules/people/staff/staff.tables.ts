import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Invitations of staff who have not set their first password. An accepted one is deleted, so that its link works once. */
export const staffInvitations = pgTable('staff_invitations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 is enough, since the key has more than 128 random bits. */
  keyHash: text('key_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});

/** Absences of staff, with the substitute who gets their requests. The first and the last day, in Stockholm, belong to the absence. */
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

/** How often each staff member was changed; a change with an outdated number is refused. No row: never. */
export const staffVersions = pgTable('staff_versions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
});

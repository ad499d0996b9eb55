import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Invitations of staff who have not chosen their first password. An accepted invitation is deleted, so that its link works only
 * once.
 */
export const staffInvitations = pgTable('staff_invitations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the key. A slow hash is not needed, because the key has more than 128 random bits. */
  keyHash: text('key_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * Absences of staff, each with the substitute who gets their requests. The absence includes its first and its last day, in
 * Stockholm.
 */
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

/** Counts how often each staff member was changed; no row: never. The server refuses a change with an outdated count. */
export const staffVersions = pgTable('staff_versions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
});

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Keys that other systems of the builder read requests with. */
export const apiKeys = pgTable('api_keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Which system has it, in the operator's words. */
  name: text().notNull(),
  /** SHA-256: what is hashed has more than 128 bits, so it need not be slow. */
  keyHash: text('key_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  /** To the hour. */
  usedAt: moment('used_at'),
  revokedAt: moment('revoked_at'),
});

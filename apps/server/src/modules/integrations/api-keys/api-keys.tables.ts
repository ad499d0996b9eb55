import type { ApiScope } from '@gavel/contract/staff';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Keys of other systems of the builder. They stay when they are revoked, so that it can be seen what they did. */
export const apiKeys = pgTable('api_keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Which system has it, in the words of who made it. */
  name: text().notNull(),
  /** SHA-256: what is hashed has more than 128 bits, so it need not be slow. */
  keyHash: text('key_hash').notNull().unique(),
  /** How it begins, so that one is told from another; empty of those that were made before this was kept. */
  start: text().notNull().default(''),
  /** What it is allowed. */
  scopes: text().array().$type<readonly ApiScope[]>().notNull().default(sql`'{leads:read}'`),
  createdAt: moment('created_at').notNull(),
  /** No reference: what was done stays when its doer's account does not. Null: whoever runs the server. */
  createdBy: text('created_by'),
  /** Null: it holds until it is revoked. */
  expiresAt: moment('expires_at'),
  usedAt: moment('used_at'),
  uses: integer().notNull().default(0),
  revokedAt: moment('revoked_at'),
});

import type { ApiScope } from '@gavel/contract/staff';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** API keys of other systems of the builder. A revoked key keeps its row, so that its past actions stay attributable. */
export const apiKeys = pgTable('api_keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The name of the system that uses the key, written by the key’s maker. */
  name: text().notNull(),
  /** SHA-256 of the key. A slow hash is not needed, because the key has more than 128 random bits. */
  keyHash: text('key_hash').notNull().unique(),
  /**
   * The first characters of the key, by which people recognise it in a list; empty for keys made before this column existed.
   */
  start: text().notNull().default(''),
  /** The endpoints that the key may use. */
  scopes: text().array().$type<readonly ApiScope[]>().notNull().default(sql`'{leads:read}'`),
  createdAt: moment('created_at').notNull(),
  /** The user who made the key. Not a foreign key, because the row stays when that account is deleted. Null: the operator. */
  createdBy: text('created_by'),
  /** Null: the key is valid until it is revoked. */
  expiresAt: moment('expires_at'),
  usedAt: moment('used_at'),
  uses: integer().notNull().default(0),
  revokedAt: moment('revoked_at'),
});

import type { TextEdit } from '@gavel/range/publishing';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Private links to the site with a draft. A row has everything with which any process can build the range of that draft again. */
export const rangePreviews = pgTable('range_previews', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The SHA-256 of the token in the link. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The revision that the draft changed, its number, and its changes when the link was made. */
  revision: integer().notNull(),
  draft: integer().notNull(),
  edits: jsonb().$type<readonly TextEdit[]>().notNull(),
  /** The hash of the range; links to the same content share one previewed site. */
  contentHash: text('content_hash').notNull(),
  /** No foreign key: the row stays when the account of its author is deleted. */
  madeBy: text('made_by').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Null: nobody has withdrawn the link. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
});

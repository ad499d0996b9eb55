import type { TextEdit } from '@gavel/range/publishing';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Private links to previews of a draft. From a row, any process can build the range of that draft again. */
export const rangePreviews = pgTable('range_previews', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The SHA-256 of the token in the link. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The draft when the link was made: the revision that the draft changed, the version number of the draft, and its changes. */
  revision: integer().notNull(),
  draft: integer().notNull(),
  edits: jsonb().$type<readonly TextEdit[]>().notNull(),
  /** The hash of the range. Links to ranges with the same content share one previewed site. */
  contentHash: text('content_hash').notNull(),
  /** Not a foreign key, because the row stays when the account of its author is deleted. */
  madeBy: text('made_by').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Null: nobody has withdrawn the link. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
});

import type { WebConfigurationId } from '@gavel/core';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Where the text of a range came from. */
export const revisionOrigins = ['folder', 'draft', 'restored'] as const;

/**
 * Every range that was ever published; the one with the highest id is served. What a body is depends on its format, which is a column of
 * its own so that the parts that are read alone can be understood too: `readStored` of packages/range reads both.
 */
export const publishedRanges = pgTable('published_ranges', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  contentHash: text('content_hash').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  format: integer().notNull(),
  body: jsonb().$type<unknown>().notNull(),
});

/** Every version of every house's model; kept for ever, because saved configurations are priced with it. */
export const webConfigurations = pgTable(
  'web_configurations',
  {
    id: integer().$type<WebConfigurationId>().notNull(),
    version: integer().notNull(),
    contentHash: text('content_hash').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    format: integer().notNull(),
    body: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);

/** Texts of ranges, each once, by the SHA-256 of their bytes: files, and descriptions of pictures. */
export const rangeTexts = pgTable('range_texts', {
  hash: text().primaryKey(),
  text: text().notNull(),
});

/** What a range says in its files, each time that it was published; the one with the highest id is the latest. */
export const rangeRevisions = pgTable('range_revisions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The one before; null: it is the first. */
  parent: integer(),
  /** File → hash of its text. */
  tree: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  /** Hash of the description of its pictures. */
  pictures: text().notNull(),
  origin: text({ enum: revisionOrigins }).notNull(),
  /** Which revision was restored; null: none was. */
  restores: integer(),
  message: text().notNull(),
  /** No reference: what was done stays when its doer's account does not. Null: whoever runs the server. */
  authorId: text('author_id'),
  at: timestamp({ withTimezone: true }).notNull(),
  /** The row of `published_ranges` that visitors are shown. */
  publishedRange: integer('published_range').notNull(),
});

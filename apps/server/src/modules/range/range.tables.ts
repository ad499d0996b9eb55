import type { WebConfigurationId } from '@gavel/core';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Where the texts of a published range come from. */
export const revisionOrigins = ['folder', 'draft', 'restored', 'scheduled'] as const;

/**
 * All published ranges; the one with the highest id is in use. The column `body` has the range as JSON, and the column `format` has
 * the number of the format of this JSON. So a query can read a part of the JSON and still knows its format. `readStored` in
 * packages/range converts it to the current format.
 */
export const publishedRanges = pgTable('published_ranges', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  contentHash: text('content_hash').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  format: integer().notNull(),
  body: jsonb().$type<unknown>().notNull(),
});

/** All versions of all house models. They are never deleted, because saved configurations are priced with them. */
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

/** Texts of ranges (source files, and descriptions of pictures), each stored once under the SHA-256 of its bytes. */
export const rangeTexts = pgTable('range_texts', {
  hash: text().primaryKey(),
  text: text().notNull(),
});

/** The source files of each published range. The row with the highest id is the latest. */
export const rangeRevisions = pgTable('range_revisions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The previous revision; null: this is the first. */
  parent: integer(),
  /** The path of each file → the hash of its text. */
  tree: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  /** The hash of the text that describes the range's pictures. */
  pictures: text().notNull(),
  origin: text({ enum: revisionOrigins }).notNull(),
  /** The earlier revision whose files this revision restored; null: this revision restored no other. */
  restores: integer(),
  message: text().notNull(),
  /** The user who published the revision. Not a foreign key, because the row stays when that account is deleted. Null: the operator. */
  authorId: text('author_id'),
  at: timestamp({ withTimezone: true }).notNull(),
  /** The row of `published_ranges` that was made from these files. */
  publishedRange: integer('published_range').notNull(),
  /** The result of the checks (the proof) in the form of the API; null: the version was not checked yet. */
  proof: jsonb().$type<unknown>(),
  /** The person who signed the warnings of the checks, with their name at that time; null: nobody signed. */
  signature: jsonb().$type<Signature>(),
  /** The second person who approved the publication, with their name at that time; null: no approval was needed. */
  approval: jsonb().$type<Approval>(),
});

/** The approval of a publication by a second person. */
export interface Approval {
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The signature of an administrator or the operator, who decided to publish despite the warnings of the checks. */
export interface Signature {
  readonly by: string;
  readonly reason: string;
}

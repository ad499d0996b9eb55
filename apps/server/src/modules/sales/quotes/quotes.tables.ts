import type { Ore } from '@gavel/core';
import type { OwnLine, QuoteHouse } from '@gavel/core/quotes';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { requests } from '../requests/requests.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Quotes on the house of a request: drafts and sent quotes. A sent quote can be accepted, withdrawn and replaced, each once, and it
 * can be erased together with the customer's data. The database refuses every other change to a sent quote.
 */
export const quotes = pgTable(
  'offers',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Counts the saves of all drafts of the request, so that the ETag of a sent draft never equals the ETag of a later draft. */
    version: integer().notNull().default(1),
    savedAt: moment('saved_at').notNull(),
    /** The id of the user who saved the draft. Not a foreign key, so it stays when the account is deleted. */
    savedBy: text('saved_by').notNull(),
    validUntil: date('valid_until').notNull(),
    words: text().notNull(),
    lines: jsonb().$type<readonly OwnLine[]>().notNull(),
    /** This column and all columns below it are null in a draft. */
    year: integer(),
    number: integer(),
    sentAt: moment('sent_at'),
    sentBy: text('sent_by'),
    /** The token in the link with which the customer opens the quote. */
    token: text().unique(),
    customerName: text('customer_name'),
    customerEmail: text('customer_email'),
    sellerName: text('seller_name'),
    sellerEmail: text('seller_email'),
    sellerPhone: text('seller_phone'),
    /**
     * The token of the house. The column `revision` is the version that was quoted; null: the house is only shared by a link and saved in
     * no account, so it has no versions.
     */
    configurationId: text('configuration_id'),
    revision: integer(),
    /** The house with its answers, in the format `storedHouse`. */
    chosen: jsonb(),
    house: jsonb().$type<QuoteHouse>(),
    totalOre: bigint('total_ore', { mode: 'number' }).$type<Ore>(),
    /** The id of the quote that this one replaces. */
    replaces: uuid(),
    /** These four columns store when the quote was accepted, by whom, and when it was withdrawn or replaced. */
    acceptedAt: moment('accepted_at'),
    acceptedName: text('accepted_name'),
    withdrawnAt: moment('withdrawn_at'),
    replacedAt: moment('replaced_at'),
    /** When the customer's data and the content of the quote were erased; null: they are not erased. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    index('offers_lead').on(table.leadId, table.sentAt),
    uniqueIndex('offers_one_draft').on(table.leadId).where(sql`"sent_at" is null`),
    unique('offers_number').on(table.year, table.number),
  ],
);

/**
 * The last number of a quote in each year. The row of a year is locked until the quote with the next number is stored, so that the numbers
 * have no gaps.
 */
export const quoteNumbers = pgTable('offer_numbers', { year: integer().primaryKey(), last: integer().notNull() });

import type { Ore } from '@gavel/core';
import type { OfferHouse, OwnLine } from '@gavel/core/offers';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { leads } from '../leads/leads.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Offers on the house of a request: drafts, and what was sent. The database refuses every change of what was sent but for what becomes of it
 * (accepted, withdrawn, replaced), each once, and for emptying it when the account that asked is deleted.
 */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Counts the saves of the draft. */
    version: integer().notNull().default(1),
    savedAt: moment('saved_at').notNull(),
    /** No reference: what was done stays when its doer's account does not. */
    savedBy: text('saved_by').notNull(),
    validUntil: date('valid_until').notNull(),
    words: text().notNull(),
    lines: jsonb().$type<readonly OwnLine[]>().notNull(),
    /** From here on null as long as it is a draft. */
    year: integer(),
    number: integer(),
    sentAt: moment('sent_at'),
    sentBy: text('sent_by'),
    /** The address that the customer opens it by. */
    token: text().unique(),
    customerName: text('customer_name'),
    customerEmail: text('customer_email'),
    sellerName: text('seller_name'),
    sellerEmail: text('seller_email'),
    sellerPhone: text('seller_phone'),
    /** The token of the house, and which save of it. Null: a snapshot has no saves. */
    configurationId: text('configuration_id'),
    revision: integer(),
    /** What was chosen and of which version, as `storedHouse` has it. */
    chosen: jsonb(),
    house: jsonb().$type<OfferHouse>(),
    totalOre: bigint('total_ore', { mode: 'number' }).$type<Ore>(),
    /** The offer before. */
    replaces: uuid(),
    /** What has become of it since. */
    acceptedAt: moment('accepted_at'),
    acceptedName: text('accepted_name'),
    withdrawnAt: moment('withdrawn_at'),
    replacedAt: moment('replaced_at'),
    /** When the account that asked was deleted: who it was, and what was offered, is gone. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    index('offers_lead').on(table.leadId, table.sentAt),
    uniqueIndex('offers_one_draft').on(table.leadId).where(sql`"sent_at" is null`),
    unique('offers_number').on(table.year, table.number),
  ],
);

/** The last number of each year. Its row is locked until the offer is stored that has the next one, so that none is left out. */
export const offerNumbers = pgTable('offer_numbers', { year: integer().primaryKey(), last: integer().notNull() });

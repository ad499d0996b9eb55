import { suspicions } from '@gavel/contract/staff';
import type { ConsentId, Ore, PlotId } from '@gavel/core';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgSequence, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { digitsOf, splitText, splitWords } from '../../../db/searched-words.ts';
import { users } from '../../people/accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The positions of requests. Programs that read requests one after another remember the last position that they have read. */
export const requestPositions = pgSequence('lead_positions');

/**
 * The next position of a request. If two transactions take positions at the same time, the one with the larger position may commit first:
 * see `lockPositions`.
 */
export const nextPosition = sql`nextval('lead_positions')`;

const searched = sql.raw(
  `to_tsvector('simple', ${splitWords(`"name" || ' ' || "email" || ' ' || "house_title"`)} || ' ' || ${digitsOf('"phone"')} || ' ' || coalesce("configuration_id", ''))`,
);

/** The requests of visitors to the builder. When the customer's data is erased, the request remains without this data. */
export const requests = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    submissionType: text('submission_type', { enum: ['Quote', 'Sales'] }).notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Null: the customer had no account, or has deleted it, or the customer's data is erased. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the customer's data is erased, this column and the next four are emptied, and also `marketing` and `keyHash`. */
    name: text().notNull(),
    email: text().notNull(),
    /** The e-mail address as its owner writes it, such as `asa@exämple.se`; null: it is written like `email`. */
    emailTyped: text('email_typed'),
    phone: text().notNull(),
    message: text().notNull(),
    /** The terms that a customer without an account accepted. */
    consentId: integer('consent_id').$type<ConsentId>(),
    /**
     * The newsletter to which a customer without an account subscribed. For a customer with an account, the account's consents contain it.
     */
    newsletterConsentId: integer('newsletter_consent_id').$type<ConsentId>(),
    /** The token of the house that the request is about. Null: the request is not about a stored house. */
    configurationId: text('configuration_id'),
    /**
     * The house as it was when the request was sent, in the format `storedHouse`. It changes only when the customer's data is
     * erased: then the name of the house is emptied.
     */
    house: jsonb(),
    priceOre: bigint('price_ore', { mode: 'number' }).$type<Ore>(),
    houseTitle: text('house_title').notNull(),
    municipalityId: text('municipality_id'),
    plotIds: integer('plot_ids').array().$type<PlotId[]>().notNull(),
    /** The salesperson, or the builder, who gets the e-mail about the request; after a handover, the new owner of the request. */
    salespersonName: text('salesperson_name').notNull(),
    salespersonEmail: text('salesperson_email').notNull(),
    source: text({ enum: ['configurator', 'plots', 'contact'] }).notNull(),
    /** The site or advertisement from which the visitor came, with the field names of the API contract. */
    marketing: jsonb().notNull(),
    /**
     * The hash of the idempotency key of the form. A form that is sent again has the same hash, so that the server does not store the
     * request twice.
     */
    keyHash: text('key_hash').unique(),
    /**
     * The reason why the request may be a robot's; null: it is not held back. The e-mails of a held-back request wait until staff release
     * it.
     */
    heldBack: text('held_back', { enum: suspicions }),
    /** When an e-mail to the builder reported that this request is held back. */
    heldBackToldAt: moment('held_back_told_at'),
    /** The position, from `requestPositions`. A request gets a new one when staff release it or its customer's data is erased. */
    position: bigint({ mode: 'number' }).notNull().unique().default(nextPosition),
    /** When the customer's data was erased; null: it is not erased. */
    erasedAt: moment('erased_at'),
    /**
     * The search index: the words of the customer's name and e-mail address and of the house's title, the digits of the telephone number,
     * and the house's token. PostgreSQL maintains the column. So PostgreSQL knows how common each word is, and a search need not split
     * texts into words.
     */
    words: splitText().generatedAlwaysAs(searched),
  },
  (table) => [
    index('leads_user').on(table.userId, table.sentAt),
    index('leads_configuration').on(table.configurationId),
    index('leads_sent').on(table.sentAt),
    index('leads_municipality').on(table.municipalityId),
    index('leads_email').on(sql`lower("email")`),
    // Counting the requests of each plot reads only this index, if the user may see all requests.
    index('leads_naming_plots')
      .on(table.sentAt, table.id, table.plotIds)
      .where(sql`"plot_ids" <> '{}' and "held_back" is null and "erased_at" is null`),
    index('leads_held_back').on(table.sentAt, table.id).where(sql`"held_back" is not null`),
    index('leads_words').using('gin', table.words),
  ],
);

import { suspicions } from '@gavel/contract/staff';
import type { ConsentId, Ore, PlotId } from '@gavel/core';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgSequence, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { digitsOf, splitText, splitWords } from '../../../db/searched-words.ts';
import { users } from '../../people/accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Where programs that read requests one after another have come to. */
export const leadPositions = pgSequence('lead_positions');

/** Two that are taken by transactions at the same time may be committed the other way round: see `lockPositions`. */
export const nextPosition = sql`nextval('lead_positions')`;

const searched = sql.raw(
  `to_tsvector('simple', ${splitWords(`"name" || ' ' || "email" || ' ' || "house_title"`)} || ' ' || ${digitsOf('"phone"')} || ' ' || coalesce("configuration_id", ''))`,
);

/** What visitors have asked of the builder. It stays when the account does not, without who asked. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    submissionType: text('submission_type', { enum: ['Quote', 'Sales'] }).notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Null: they had no account, or have none any more. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** This and what follows are empty once the account that asked is deleted. */
    name: text().notNull(),
    email: text().notNull(),
    /** As its owner writes it, such as `asa@exämple.se`; null: like `email`. */
    emailTyped: text('email_typed'),
    phone: text().notNull(),
    message: text().notNull(),
    /** The terms that somebody without an account agreed to. */
    consentId: integer('consent_id').$type<ConsentId>(),
    /** The newsletter that they asked for; an account's own consents say it of those who have one. */
    newsletterConsentId: integer('newsletter_consent_id').$type<ConsentId>(),
    /** The token that the house was asked about under. Null: it is about no house in particular. */
    configurationId: text('configuration_id'),
    /** The house as it was then, whatever becomes of it: `storedHouse`. */
    house: jsonb(),
    priceOre: bigint('price_ore', { mode: 'number' }).$type<Ore>(),
    houseTitle: text('house_title').notNull(),
    municipalityId: text('municipality_id'),
    plotIds: integer('plot_ids').array().$type<PlotId[]>().notNull(),
    /** Who takes care of it, as it was mailed to them. */
    salespersonName: text('salesperson_name').notNull(),
    salespersonEmail: text('salesperson_email').notNull(),
    source: text({ enum: ['configurator', 'plots', 'contact'] }).notNull(),
    /** Where they came from, by the contract's names. */
    marketing: jsonb().notNull(),
    /** Of the key that the form was sent with: sent again, it is the same request. */
    keyHash: text('key_hash').unique(),
    /** It may come from a robot: its e-mails wait until staff release it. */
    heldBack: text('held_back', { enum: suspicions }),
    /** When the builder was told that it was. */
    heldBackToldAt: moment('held_back_told_at'),
    /** From `leadPositions`: a new one when it is released, and when it is erased. */
    position: bigint({ mode: 'number' }).notNull().unique().default(nextPosition),
    /** When the account that asked was deleted. */
    erasedAt: moment('erased_at'),
    /**
     * What it is searched by: each word of who asked, the digits of their telephone, the house and its token. Kept by the database, which so knows how common each is, and
     * need not split a request into words to see whether it has one.
     */
    words: splitText().generatedAlwaysAs(searched),
  },
  (table) => [
    index('leads_user').on(table.userId, table.sentAt),
    index('leads_configuration').on(table.configurationId),
    index('leads_sent').on(table.sentAt),
    index('leads_municipality').on(table.municipalityId),
    index('leads_email').on(sql`lower("email")`),
    // How many name each plot is read from the index alone.
    index('leads_naming_plots')
      .on(table.sentAt, table.id, table.plotIds)
      .where(sql`"plot_ids" <> '{}' and "held_back" is null and "erased_at" is null`),
    index('leads_held_back').on(table.sentAt, table.id).where(sql`"held_back" is not null`),
    index('leads_words').using('gin', table.words),
  ],
);

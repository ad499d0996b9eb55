import { quoteAnswers, requestActions } from '@gavel/contract/staff';
import type { Ore } from '@gavel/core';
import { lostReasons, milestones } from '@gavel/core/requests';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/accounts.tables.ts';
import { requests } from './requests.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The day on which a request is due, for sorting. Requests without such a day are sorted last. */
export const lastWithoutDay = sql`coalesce("due_on", '9999-12-31'::date)`;

/** The price of the house. Requests without a house are sorted as the cheapest. */
export const cheapestWithoutPrice = sql`coalesce("price_ore", -1)`;

const isNotLost = sql`"lost_reason" is null`;

/**
 * The work on a request: one row for each request that is not held back. The request itself is a row in `requests`. When staff work on
 * the request, they change nothing in that row except the salesperson, when they give the request another owner.
 */
export const requestWork = pgTable(
  'lead_work',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The owner of the request; null: nobody, or somebody without an account. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** A copy of the municipality in the request, which never changes. With it, lists can filter and sort within one table. */
    municipalityId: text('municipality_id'),
    /** A copy of the price in the request, for the same reason as `municipalityId`. */
    priceOre: bigint('price_ore', { mode: 'number' }).$type<Ore>(),
    milestone: text({ enum: milestones }).notNull().default('new'),
    /**
     * The day, in Stockholm, on which a dormant request becomes active again. No job changes the row on that day: queries compare this day
     * with the current one.
     */
    dormantUntil: date('dormant_until'),
    lostReason: text('lost_reason', { enum: lostReasons }),
    /** The next step that staff plan; empty: none is planned, or the customer's data is erased. */
    nextStep: text('next_step').notNull().default(''),
    /**
     * The day on which the request is due: the day of its next step, or the day on which it arrived or becomes active again. Null: no day.
     */
    dueOn: date('due_on'),
    /** Counts the changes of this row, except for notes and saves of the house. A change is refused if staff read an older version. */
    version: integer().notNull().default(1),
    arrivedAt: moment('arrived_at').notNull(),
    /** Since when the customer has waited: since they sent the request, or since the last work of staff that counts as contact. */
    waitingSince: moment('waiting_since').notNull(),
    /** When staff first did work that counts as contact, such as a note or another milestone; null: not yet. */
    firstContactAt: moment('first_contact_at'),
    /** When the house was last saved after the request arrived. */
    houseSavedAt: moment('house_saved_at'),
    /** The customer's latest answer since the latest quote was sent (an acceptance stays), and when they answered; null: no answer. */
    offerAnswer: text('offer_answer', { enum: quoteAnswers }),
    offerAnsweredAt: moment('offer_answered_at'),
    /** The last day of the latest quote; null: no quote was sent, or the latest quote was accepted, withdrawn or erased. */
    offerUntil: date('offer_until'),
    /** Whether the customer's data is erased, so that retention has nothing left to delete. */
    isForgotten: boolean('is_forgotten').notNull().default(false),
  },
  (table) => [
    // Two indexes for each sequence in which the list can be sorted: one over all requests, one by owner. Rows with equal values are sorted
    // by id, so that pages of the list never overlap. The other three indexes are for retention, and for a municipality or milestone.
    index('lead_work_due').on(lastWithoutDay, table.leadId),
    index('lead_work_owner_due').on(table.ownerId, lastWithoutDay, table.leadId),
    index('lead_work_waiting').on(table.waitingSince, table.leadId),
    index('lead_work_kept').on(table.waitingSince, table.leadId).where(sql`not "is_forgotten"`),
    index('lead_work_owner_waiting').on(table.ownerId, table.waitingSince, table.leadId),
    index('lead_work_arrived').on(table.arrivedAt, table.leadId),
    index('lead_work_owner_arrived').on(table.ownerId, table.arrivedAt, table.leadId),
    index('lead_work_price').on(cheapestWithoutPrice, table.leadId),
    index('lead_work_owner_price').on(table.ownerId, cheapestWithoutPrice, table.leadId),
    index('lead_work_municipality').on(table.municipalityId, lastWithoutDay, table.leadId),
    index('lead_work_milestone_all').on(table.milestone, lastWithoutDay, table.leadId),
    // Indexes for the columns of the board of requests, in the order of the cards: for the milestones (one index over all requests, one by
    // owner), for dormant requests and for lost requests.
    index('lead_work_milestone').on(table.milestone, lastWithoutDay, table.leadId).where(isNotLost),
    index('lead_work_owner_milestone').on(table.ownerId, table.milestone, lastWithoutDay, table.leadId).where(isNotLost),
    index('lead_work_dormant').on(lastWithoutDay, table.leadId).where(sql`"lost_reason" is null and "dormant_until" is not null`),
    index('lead_work_lost').on(table.waitingSince, table.leadId).where(sql`"lost_reason" is not null`),
    // Indexes for the actions of customers since `waitingSince`: a saved house, an answer to a quote. The third is for quotes that expire.
    index('lead_work_house_saved').on(table.ownerId, table.houseSavedAt).where(sql`"house_saved_at" > "waiting_since"`),
    index('lead_work_offer_answered').on(table.ownerId, table.offerAnsweredAt).where(sql`"offer_answered_at" > "waiting_since"`),
    index('lead_work_offer_until').on(table.offerUntil),
  ],
);

/**
 * The history of a request: who did what, and when. The database refuses to delete a row while its request exists. It refuses every
 * change to a row except emptying `words`, which happens when the customer's data is erased.
 */
export const requestHistory = pgTable(
  'lead_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /**
     * The id of the user, or `key:` and the id of an API key; null: the customer or the server acted. This column is no foreign key, so the
     * entry stays when the account is deleted.
     */
    actorId: text('actor_id'),
    action: text({ enum: requestActions }).notNull(),
    /** A text, such as a note, a next step, or the customer's question about a quote. */
    words: text().notNull().default(''),
    /** Facts about the action: ids, numbers, days, and keys such as that of a milestone. Never personal data. */
    details: jsonb().$type<Readonly<Record<string, string | null>>>().notNull(),
  },
  (table) => [index('lead_history_lead').on(table.leadId, table.id)],
);

/** The ticks of the checklist that staff work through before an order. They are erased with the customer's data; the order has a copy. */
export const orderTicks = pgTable(
  'order_ticks',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** The key of the item in the range's checklist. */
    key: text().notNull(),
    words: text().notNull(),
    /** The name of the user who ticked the item, as it was at that time. */
    by: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.key] })],
);

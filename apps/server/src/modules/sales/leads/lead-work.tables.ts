import { leadActions, offerAnswers } from '@gavel/contract/staff';
import type { Ore } from '@gavel/core';
import { lostReasons, milestones } from '@gavel/core/leads';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/accounts.tables.ts';
import { leads } from './leads.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The day of the next step; those without one come last. */
export const lastWithoutDay = sql`coalesce("due_on", '9999-12-31'::date)`;

/** The price of the house; requests about none are the cheapest. */
export const cheapestWithoutPrice = sql`coalesce("price_ore", -1)`;

const isNotLost = sql`"lost_reason" is null`;

/** What is done with a request: a row for each, but for those that are held back. What was asked stands in `leads` and never changes by it. */
export const leadWork = pgTable(
  'lead_work',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Who takes care of it; null: nobody who has an account. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** As in the request, which never changes: what lists are narrowed and put in order by stands in one table. */
    municipalityId: text('municipality_id'),
    /** The same. */
    priceOre: bigint('price_ore', { mode: 'number' }).$type<Ore>(),
    milestone: text({ enum: milestones }).notNull().default('new'),
    /** It sleeps until this day, in Stockholm. Then it is awake by itself: nobody writes it. */
    dormantUntil: date('dormant_until'),
    lostReason: text('lost_reason', { enum: lostReasons }),
    /** Empty: nothing is decided, or whoever asked has no account any more. */
    nextStep: text('next_step').notNull().default(''),
    /** The day of the next step, or the one on which it wakes. */
    dueOn: date('due_on'),
    /** Counts the changes: whoever names another one has not seen the last. */
    version: integer().notNull().default(1),
    arrivedAt: moment('arrived_at').notNull(),
    /** Since when the customer has waited: since they asked, or since something was done last. */
    waitingSince: moment('waiting_since').notNull(),
    /** When something was done for the customer the first time; null: nothing has been. */
    firstContactAt: moment('first_contact_at'),
    /** When its house was saved last, if that was after it came. */
    houseSavedAt: moment('house_saved_at'),
    /** What the customer did last about an offer, and when; null: nothing. */
    offerAnswer: text('offer_answer', { enum: offerAnswers }),
    offerAnsweredAt: moment('offer_answered_at'),
    /** The last day of the offer that they have not accepted yet. */
    offerUntil: date('offer_until'),
    /** Whoever asked is forgotten: there is nothing left to let go. */
    isForgotten: boolean('is_forgotten').notNull().default(false),
  },
  (table) => [
    // Each order that the list has, whole and by owner; the id is where one page ends and the next begins.
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
    // Each place of the board in its order, whole and by owner.
    index('lead_work_milestone').on(table.milestone, lastWithoutDay, table.leadId).where(isNotLost),
    index('lead_work_owner_milestone').on(table.ownerId, table.milestone, lastWithoutDay, table.leadId).where(isNotLost),
    index('lead_work_dormant').on(lastWithoutDay, table.leadId).where(sql`"lost_reason" is null and "dormant_until" is not null`),
    index('lead_work_lost').on(table.waitingSince, table.leadId).where(sql`"lost_reason" is not null`),
    // What customers did that nobody has done anything about since.
    index('lead_work_house_saved').on(table.ownerId, table.houseSavedAt).where(sql`"house_saved_at" > "waiting_since"`),
    index('lead_work_offer_answered').on(table.ownerId, table.offerAnsweredAt).where(sql`"offer_answered_at" > "waiting_since"`),
    index('lead_work_offer_until').on(table.offerUntil),
  ],
);

/**
 * What was done with a request, by whom and when. Rows are only added: the database refuses to delete one as long as there is the request,
 * and to change anything but to empty `words`, which happens when the account that asked is deleted.
 */
export const leadHistory = pgTable(
  'lead_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Null: the server itself. No reference: what was done stays when its doer's account does not. */
    actorId: text('actor_id'),
    action: text({ enum: leadActions }).notNull(),
    /** What was written: a note, or the next step. */
    words: text().notNull().default(''),
    /** Ids and names of states, never personal data. */
    details: jsonb().$type<Readonly<Record<string, string | null>>>().notNull(),
  },
  (table) => [index('lead_history_lead').on(table.leadId, table.id)],
);

/** What somebody has ticked before the house of a request is ordered. It goes with whoever asked: the order has its own copy. */
export const orderTicks = pgTable(
  'order_ticks',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Of the range's list. */
    key: text().notNull(),
    words: text().notNull(),
    /** Their name then. */
    by: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.key] })],
);

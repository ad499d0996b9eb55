import { customerActions } from '@gavel/contract/staff';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Whoever has asked or has an account, one for each address. Two that staff have joined by hand are one customer, and stay two rows, so that they
 * can be parted again.
 */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case, as accounts have it. */
    address: text().notNull().unique(),
    /** The customer that this is a part of, who is a part of no other; null: it stands by itself. */
    joinedTo: integer('joined_to').references((): AnyPgColumn => customers.id, { onDelete: 'set null' }),
    /** Counts the joinings and partings: whoever names another one has not seen the last. */
    version: integer().notNull().default(1),
    /** When they asked last, or made their account; of those joined to it too. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('customers_seen').on(table.seenAt, table.id),
    index('customers_joined').on(table.joinedTo),
    // The parts of one, itself included.
    index('customers_whole').on(sql`coalesce("joined_to", "id")`),
  ],
);

/** What staff do with a customer. Rows are only added, as in `leadHistory`: the database refuses to change one but for emptying `words`. They go with the customer. */
export const customerHistory = pgTable(
  'customer_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** No reference: what was done stays when its doer's account does not. */
    actorId: text('actor_id'),
    action: text({ enum: customerActions }).notNull(),
    words: text().notNull().default(''),
    /** Ids, never personal data. */
    details: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [index('customer_history_customer').on(table.customerId, table.id)],
);

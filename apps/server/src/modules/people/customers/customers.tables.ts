import { customerActions } from '@gavel/contract/staff';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * People with a request or an account, one row for each address. If one person has two addresses, staff can join their rows into one
 * customer. Both rows stay, so that staff can separate them again.
 */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case, like the e-mail address of an account. */
    address: text().notNull().unique(),
    /** The main row of the customer to which this row is joined; null: this is a main row. */
    joinedTo: integer('joined_to').references((): AnyPgColumn => customers.id, { onDelete: 'set null' }),
    /** Counts how often this row was joined with another row or separated from one. The server refuses a change with an outdated count. */
    version: integer().notNull().default(1),
    /** The time of the last request, or of the creation of the account. On a main row, the rows joined to it are included. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('customers_seen').on(table.seenAt, table.id),
    index('customers_joined').on(table.joinedTo),
    // For finding all rows of one customer, including the main row.
    index('customers_whole').on(sql`coalesce("joined_to", "id")`),
  ],
);

/**
 * What staff did with a customer. Rows are only added, as in `requestHistory`. The database rejects every update except one
 * that empties `words`. Deleting a customer deletes its rows.
 */
export const customerHistory = pgTable(
  'customer_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Not a foreign key, because the row stays when the actor’s account is deleted. */
    actorId: text('actor_id'),
    action: text({ enum: customerActions }).notNull(),
    words: text().notNull().default(''),
    /** Ids, never personal data. */
    details: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [index('customer_history_customer').on(table.customerId, table.id)],
);

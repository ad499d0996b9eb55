import { letterKinds, lettersThatMustArrive } from '@gavel/contract/staff';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers } from '../customers/customers.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A letter about an offer or an order, to its customer. */
export const mustArrive = sql.raw(`"kind" in (${lettersThatMustArrive.map((kind) => `'${kind}'`).join(', ')})`);

/** Letters that are to be sent, and the traces of those that were: whoever tries again sees what has been done. */
export const letters = pgTable(
  'letters',
  {
    /** Also the id of its job, and of its Message-ID. */
    id: uuid().primaryKey(),
    queuedAt: moment('queued_at').notNull(),
    /** Null: it is older than this column. */
    kind: text({ enum: letterKinds }),
    /** The request that it tells of; letters know no requests, so there is no reference. */
    leadId: uuid('lead_id'),
    /** The customer that it is to. One that tells of a request or is to a customer stays, without what it says. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The letter as JSON, encrypted with the server's secret; gone as soon as it is ended. */
    sealed: text(),
    /** Nobody wants it after that. */
    uselessAfter: moment('useless_after'),
    /** Since when what goes with it cannot be made; null: it could be, or has not been tried. */
    printFailsSince: moment('print_fails_since'),
    endedAt: moment('ended_at'),
    outcome: text({ enum: ['sent', 'refused', 'too-late', 'given-up'] }),
  },
  (table) => [
    index('letters_ended').on(table.endedAt),
    index('letters_lead').on(table.leadId),
    index('letters_customer').on(table.customerId),
    // Offers and orders that did not reach their customer: few, and asked for with each look at the day.
    index('letters_undelivered').on(table.leadId, table.endedAt).where(sql`${mustArrive} and "outcome" <> 'sent'`),
  ],
);

import { mailKinds, mailsThatMustArrive } from '@gavel/contract/staff';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers } from '../customers/customers.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The condition that selects e-mails to a customer about their quote or order. */
export const mustArrive = sql.raw(`"kind" in (${mailsThatMustArrive.map((kind) => `'${kind}'`).join(', ')})`);

/** E-mails to send, and records of those that were sent, so that a retry can see what has been done. */
export const mails = pgTable(
  'letters',
  {
    /** The id of the e-mail and of its job, and part of its Message-ID. */
    id: uuid().primaryKey(),
    queuedAt: moment('queued_at').notNull(),
    /** Null: the e-mail was stored before this column existed. */
    kind: text({ enum: mailKinds }),
    /** The request that the e-mail is about. Not a foreign key, since this module does not depend on requests. */
    leadId: uuid('lead_id'),
    /** The customer who receives the e-mail. E-mails about a request or to a customer stay after they were sent, but without their text. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The e-mail as JSON, encrypted with the server’s secret; deleted when the e-mail is sent or given up. */
    sealed: text(),
    /** After this time the e-mail is not sent any more. */
    uselessAfter: moment('useless_after'),
    /** Since when printing the e-mail’s PDF fails; null: printing succeeded or was not tried. */
    printFailsSince: moment('print_fails_since'),
    endedAt: moment('ended_at'),
    outcome: text({ enum: ['sent', 'refused', 'too-late', 'given-up'] }),
  },
  (table) => [
    index('letters_ended').on(table.endedAt),
    index('letters_lead').on(table.leadId),
    index('letters_customer').on(table.customerId),
    // The index for undelivered quotes and orders. They are few, and each view of the day’s work queries them.
    index('letters_undelivered').on(table.leadId, table.endedAt).where(sql`${mustArrive} and "outcome" <> 'sent'`),
  ],
);

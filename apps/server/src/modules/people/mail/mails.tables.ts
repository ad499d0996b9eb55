import { mailKinds, mailsThatMustArrive } from '@gavel/contract/staff';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers } from '../customers/customers.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** SQL that selects e-mails to a customer about their quote or order, which must not fail unnoticed. */
export const mustArrive = sql.raw(`"kind" in (${mailsThatMustArrive.map((kind) => `'${kind}'`).join(', ')})`);

/** E-mails to send, and records of e-mails that were sent, so that a retry does not send them again. */
export const mails = pgTable(
  'letters',
  {
    /** The id of the e-mail and of its job, and part of its Message-ID. */
    id: uuid().primaryKey(),
    queuedAt: moment('queued_at').notNull(),
    /** Null: the e-mail was stored before this column existed. */
    kind: text({ enum: mailKinds }),
    /** The request that the e-mail is about. Not a foreign key, because this module does not depend on requests. */
    leadId: uuid('lead_id'),
    /**
     * The customer who receives the e-mail; null: the recipient is no customer. The row of an e-mail to a customer or about a request stays
     * after the e-mail was sent, but without its text.
     */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The e-mail as JSON, encrypted with the server’s secret; deleted when the e-mail gets its outcome. */
    sealed: text(),
    /** After this time the e-mail is not sent any more. */
    uselessAfter: moment('useless_after'),
    /** Since when the PDF of the e-mail cannot be printed; null: printing succeeded or was not tried. */
    printFailsSince: moment('print_fails_since'),
    endedAt: moment('ended_at'),
    outcome: text({ enum: ['sent', 'refused', 'too-late', 'given-up'] }),
  },
  (table) => [
    index('letters_ended').on(table.endedAt),
    index('letters_lead').on(table.leadId),
    index('letters_customer').on(table.customerId),
    // An index for undelivered e-mails about quotes and orders. These are few, and the page Today (Idag) searches them at each visit.
    index('letters_undelivered').on(table.leadId, table.endedAt).where(sql`${mustArrive} and "outcome" <> 'sent'`),
  ],
);

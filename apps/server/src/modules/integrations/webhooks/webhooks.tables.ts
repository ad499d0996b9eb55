import type { WebhookEventType } from '@gavel/contract/all';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Webhook receivers that administrators added; the server’s settings can name one more. */
export const webhookReceivers = pgTable('webhook_receivers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull(),
  /** The secrets that sign messages, encrypted: a list in the form of `stored` in `receivers.ts`, the newest first. */
  secrets: text().notNull(),
  /** The types of events that the receiver gets. */
  events: text().array().$type<readonly WebhookEventType[]>().notNull(),
  /** False: the receiver gets no new events. */
  isOn: boolean('is_on').notNull().default(true),
  createdAt: moment('created_at').notNull(),
});

/**
 * Deliveries of webhook events: one for each event and receiver, and one more for each replay. A row does not have the content of
 * the event; the server reads the content when it sends the event.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The id of the delivery and of its job. */
    id: uuid().primaryKey(),
    /** The id of the first delivery of the event. The receiver gets this id, so that it can recognise repeated events. */
    eventId: uuid('event_id').notNull(),
    type: text().$type<WebhookEventType>().notNull(),
    /** Null: the receiver that the server’s settings name. */
    receiverId: integer('receiver_id').references(() => webhookReceivers.id, { onDelete: 'cascade' }),
    /** The id of the request or quote, or the token of the house that was saved or ordered. */
    subject: text().notNull(),
    /** The version of the house; null: the event is not about a saved version. */
    revision: integer(),
    happenedAt: moment('happened_at').notNull(),
    queuedAt: moment('queued_at').notNull(),
    endedAt: moment('ended_at'),
    /**
     * gone: the subject no longer exists. stopped: the receiver wants no more events or is gone. given-up: all retries have failed.
     * replayed: a later delivery of the same event replaced this one.
     */
    outcome: text({ enum: ['delivered', 'gone', 'stopped', 'given-up', 'replayed'] }),
  },
  (table) => [
    index('webhook_deliveries_event').on(table.eventId),
    index('webhook_deliveries_subject').on(table.subject),
    index('webhook_deliveries_queued').on(table.queuedAt),
    index('webhook_deliveries_receiver').on(table.receiverId, table.queuedAt),
    index('webhook_deliveries_ended').on(table.endedAt),
  ],
);

/** The HTTP status with which a receiver refuses all further events. */
export const GONE = 410;

/**
 * SQL that selects the attempts that show whether the receiver wants more events: it accepted the event, or it refused all further
 * events.
 */
export const isDecisive = sql.raw(`("status" = ${GONE} or "status" between 200 and 299)`);

/** Each attempt to send a delivery. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** SHA-256 of the receiver’s address, which may contain a secret. */
    receiver: text().notNull(),
    at: moment('at').notNull(),
    milliseconds: integer().notNull(),
    /** The HTTP status of the response; null: there was no response. */
    status: integer(),
    /**
     * The beginning of the response, or the reason why there is none. A response may repeat personal data, so this text is deleted when the
     * data of that person is deleted.
     */
    words: text().notNull(),
  },
  (table) => [
    index('webhook_attempts_delivery').on(table.deliveryId),
    index('webhook_attempts_receiver').on(table.receiver, table.id),
    // Index only the decisive attempts, because a receiver that never answers has many attempts and no decisive one.
    index('webhook_attempts_decisive').on(table.receiver, table.id).where(isDecisive),
  ],
);

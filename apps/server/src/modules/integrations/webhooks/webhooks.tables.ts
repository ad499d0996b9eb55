import type { WebhookEventType } from '@gavel/contract/all';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Other systems of the builder that want to be told, beside the one of the server's settings. */
export const webhookReceivers = pgTable('webhook_receivers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull(),
  /** What messages are signed with, sealed: `ReceiverSecret[]`, the newest first. */
  secrets: text().notNull(),
  /** What it is told of. */
  events: text().array().$type<readonly WebhookEventType[]>().notNull(),
  /** False: it is told of nothing new. */
  isOn: boolean('is_on').notNull().default(true),
  createdAt: moment('created_at').notNull(),
});

/** What a webhook is told, once for each event and once more for each replay. Ids only: what is told is read when it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Also the id of its job. */
    id: uuid().primaryKey(),
    /** The receiver knows it by this, however often it comes. It is the id of the first delivery. */
    eventId: uuid('event_id').notNull(),
    type: text().$type<WebhookEventType>().notNull(),
    /** Null: the one of the server's settings. */
    receiverId: integer('receiver_id').references(() => webhookReceivers.id, { onDelete: 'cascade' }),
    /** The id of the request, or of the offer; the token of the house that was saved or ordered. */
    subject: text().notNull(),
    /** Which save of the house; null where the event is none. */
    revision: integer(),
    happenedAt: moment('happened_at').notNull(),
    queuedAt: moment('queued_at').notNull(),
    endedAt: moment('ended_at'),
    /**
     * gone: there is nothing to tell any more. stopped: the receiver has said that it wants nothing more. replayed: another delivery of the
     * event has taken its place.
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

/** Each time that somebody was called. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Of the address: SHA-256. */
    receiver: text().notNull(),
    at: moment('at').notNull(),
    milliseconds: integer().notNull(),
    /** Null: no answer. */
    status: integer(),
    /** The beginning of the answer, or why there is none. A receiver may repeat what it was told: emptied when a person is forgotten. */
    words: text().notNull(),
  },
  (table) => [
    index('webhook_attempts_delivery').on(table.deliveryId),
    index('webhook_attempts_receiver').on(table.receiver, table.id),
  ],
);

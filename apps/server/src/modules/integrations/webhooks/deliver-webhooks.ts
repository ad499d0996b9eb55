import { z } from '@gavel/contract';
import { type WebhookEvent, webhookBody } from '@gavel/contract/all';
import type { Logger } from 'pino';
import type { Job, Queue } from '../../../adapters/jobs/jobs.ts';
import type { Receiver } from '../../../adapters/webhooks/receiver.ts';
import type { Database } from '../../../db/connect.ts';
import {
  deleteDeliveriesEndedBefore,
  type Event,
  endDelivery,
  findOpenDelivery,
  hasRefusedAll,
  insertAttempt,
  type Outcome,
} from './webhooks.repository.ts';
import { GONE } from './webhooks.tables.ts';
import { WEBHOOKS } from './webhooks.ts';

const DAY_MS = 86_400_000;

/** How many days a delivery is stored after it has ended. */
const KEPT_DAYS = 30;

/**
 * Returns the current content of an event. The queue calls this function just before it sends the event. Null: the request, quote
 * or house that the event is about no longer exists.
 */
export type ReadEvent = (event: Event) => Promise<WebhookEvent | null>;

/**
 * Returns the receiver with an id, or null if it was deleted. For the id null: the receiver that the server’s settings name, or
 * null if they name none.
 */
export type ReceiverOf = (receiverId: number | null) => Promise<Receiver | null>;

interface DeliveringParts {
  readonly db: Database;
  readonly receiverOf: ReceiverOf;
  readonly readEvent: ReadEvent;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/**
 * Returns the queue that sends events. An event without a 2xx response is retried with growing pauses, at most as often as `WEBHOOKS` says.
 * After a response with status 410, the address gets only replays (events that an administrator or the operator sends again), until it
 * accepts one. The log has ids and statuses, never the content of events.
 */
export function deliverWebhooks({ db, receiverOf, readEvent, now, logger }: DeliveringParts): Queue {
  const end = (id: string, outcome: Outcome, tx = db) => endDelivery(tx, id, outcome, new Date(now()));
  return {
    ...WEBHOOKS,
    async run(id) {
      const delivery = await findOpenDelivery(db, id);
      if (!delivery) return;
      const receiver = await receiverOf(delivery.receiverId);
      if (!receiver) return end(id, 'stopped');
      const isReplay = delivery.id !== delivery.eventId;
      if (!isReplay && (await hasRefusedAll(db, receiver.fingerprint))) return end(id, 'stopped');
      const event = await readEvent(delivery);
      if (!event) return end(id, 'gone');
      const body = JSON.stringify(z.encode(webhookBody(event.type), event));
      const at = now();
      const reply = await receiver.send({ id: delivery.eventId, sentAt: at, body });
      const outcome = outcomeOf(reply.status);
      await db.transaction(async (tx) => {
        await insertAttempt(tx, { deliveryId: id, receiver: receiver.fingerprint, at: new Date(at) }, reply);
        if (outcome) await end(id, outcome, tx);
      });
      if (outcome === 'stopped')
        logger.error({ event: delivery.eventId }, 'the webhook’s address wants nothing more (410): nothing is sent to it');
      if (!outcome) throw new Error(`the webhook’s address answered ${reply.status ?? 'nothing'}`);
    },
    async giveUp(id) {
      logger.error({ delivery: id }, 'an event could not be told to the webhook and is given up');
      await end(id, 'given-up');
    },
  };
}

/** Returns a daily job that deletes the deliveries that ended more than `KEPT_DAYS` days ago. */
export function forgetWebhooksJob({ db, now }: Pick<DeliveringParts, 'db' | 'now'>): Job {
  return {
    name: 'forget-webhooks',
    schedule: { firstAfter: 0, every: DAY_MS },
    run: () => deleteDeliveriesEndedBefore(db, new Date(now() - KEPT_DAYS * DAY_MS)),
  };
}

/** Returns the outcome of a delivery that got this HTTP status; null: retry. */
function outcomeOf(status: number | null): Outcome | null {
  if (status === GONE) return 'stopped';
  return status !== null && status >= 200 && status < 300 ? 'delivered' : null;
}

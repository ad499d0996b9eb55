import { randomUUID } from 'node:crypto';
import type { WebhookEventType } from '@gavel/contract/all';
import type { QueuedJobs, QueueKind } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import { type Event, endOpenDeliveries, findEvent, insertDelivery, listWanting } from './webhooks.repository.ts';

/** How other modules send events to other systems of the builder. */
export interface Webhooks {
  /** Queues an event in a transaction, so that it is sent only after the commit. */
  tell(transaction: Database, event: Event): Promise<void>;
}

/** The queue of deliveries. It retries for about three days. */
export const WEBHOOKS: QueueKind = { name: 'webhooks', tries: 80 };

interface WebhooksParts {
  readonly jobs: Pick<QueuedJobs<Database>, 'enqueue'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The types of events that are sent to the receiver that the server’s settings name. Other types are sent only to receivers that
 * chose them.
 */
export const toldBySettings: readonly WebhookEventType[] = [
  'lead.created',
  'lead.house_saved',
  'lead.erased',
  'order.frozen',
  'order.cancelled',
  'offer.sent',
  'offer.accepted',
];

/**
 * Returns webhooks that queue each event for every receiver that chose events of this type.
 * @param isSet whether the server’s settings name a receiver. It gets the events in `toldBySettings`.
 */
export function queuedWebhooks({ jobs, now, isSet }: WebhooksParts & { readonly isSet: boolean }): Webhooks {
  return {
    tell: async (tx, event) => {
      const bySettings = isSet && toldBySettings.includes(event.type) ? [null] : [];
      for (const receiverId of [...bySettings, ...(await listWanting(tx, event.type))]) {
        const id = randomUUID();
        await queue({ jobs, now }, tx, event, { id, eventId: id, receiverId });
      }
    },
  };
}

/** Sends an event again, with the same id. Returns false if no event has that id. */
export async function replayEvent(parts: WebhooksParts & { readonly db: Database }, eventId: string): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const event = await findEvent(tx, eventId);
    if (!event) return false;
    await endOpenDeliveries(tx, eventId, new Date(parts.now()));
    await queue(parts, tx, event, { id: randomUUID(), eventId, receiverId: event.receiverId });
    return true;
  });
}

async function queue(
  { jobs, now }: WebhooksParts,
  tx: Database,
  { type, subject, revision, happenedAt }: Event,
  ids: { readonly id: string; readonly eventId: string; readonly receiverId: number | null },
): Promise<void> {
  await insertDelivery(tx, { ...ids, type, subject, revision, happenedAt, queuedAt: new Date(now()) });
  await jobs.enqueue(tx, WEBHOOKS.name, ids.id);
}

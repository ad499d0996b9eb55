import { randomUUID } from 'node:crypto';
import type { WebhookEventType } from '@gavel/contract/all';
import type { QueuedJobs, QueueKind } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import { type Event, endOpenDeliveries, findEvent, insertDelivery, listWanting } from './webhooks.repository.ts';

/** How other modules tell the builder's own systems what has happened. */
export interface Webhooks {
  /** Tells it once the transaction is committed that makes it true, and never when it is not. */
  tell(transaction: Database, event: Event): Promise<void>;
}

/** The queue that deliveries wait in, about three days. */
export const WEBHOOKS: QueueKind = { name: 'webhooks', tries: 80 };

interface WebhooksParts {
  readonly jobs: Pick<QueuedJobs<Database>, 'enqueue'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the receiver of the server's settings is told of. What has come since is for those that ask for it. */
export const toldBySettings: readonly WebhookEventType[] = [
  'lead.created',
  'lead.house_saved',
  'lead.erased',
  'order.frozen',
  'order.cancelled',
  'offer.sent',
  'offer.accepted',
];

/** Webhooks through the job queue, to everybody who wants to be told. @param isSet whether the server's settings name a receiver */
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

/** Tells an event again, under the id that its receiver knows it by. False: the log has none with that id. */
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

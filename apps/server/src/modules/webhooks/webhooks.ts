import { randomUUID } from 'node:crypto';
import type { QueuedJobs, QueueKind } from '../../adapters/jobs/jobs.ts';
import type { Database } from '../../db/connect.ts';
import { type Event, endOpenDeliveries, findEvent, insertDelivery } from './webhooks.repository.ts';

/** How other modules tell the builder's own systems what has happened. */
export interface Webhooks {
  /** Tells it once the transaction is committed that makes it true, and never when it is not. */
  tell(transaction: Database, event: Event): Promise<void>;
}

/** Nobody has asked to be told. */
export const noWebhooks: Webhooks = { tell: async () => {} };

/** The queue that deliveries wait in, about three days. */
export const WEBHOOKS: QueueKind = { name: 'webhooks', tries: 80 };

interface WebhooksParts {
  readonly jobs: Pick<QueuedJobs<Database>, 'enqueue'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Webhooks through the job queue. */
export function queuedWebhooks({ jobs, now }: WebhooksParts): Webhooks {
  return {
    tell: async (tx, event) => {
      const id = randomUUID();
      await queue({ jobs, now }, tx, event, { id, eventId: id });
    },
  };
}

/** Tells an event again, under the id that its receiver knows it by. False: the log has none with that id. */
export async function replayEvent(parts: WebhooksParts & { readonly db: Database }, eventId: string): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const event = await findEvent(tx, eventId);
    if (!event) return false;
    await endOpenDeliveries(tx, eventId, new Date(parts.now()));
    await queue(parts, tx, event, { id: randomUUID(), eventId });
    return true;
  });
}

async function queue(
  { jobs, now }: WebhooksParts,
  tx: Database,
  { type, subject, revision, happenedAt }: Event,
  ids: { readonly id: string; readonly eventId: string },
): Promise<void> {
  await insertDelivery(tx, { ...ids, type, subject, revision, happenedAt, queuedAt: new Date(now()) });
  await jobs.enqueue(tx, WEBHOOKS.name, ids.id);
}

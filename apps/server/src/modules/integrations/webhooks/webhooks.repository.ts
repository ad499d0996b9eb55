import type { WebhookEventType } from '@gavel/contract/all';
import { and, arrayContains, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Reply } from '../../../adapters/webhooks/receiver.ts';
import type { Database } from '../../../db/connect.ts';
import { GONE, isDecisive, webhookAttempts, webhookDeliveries, webhookReceivers } from './webhooks.tables.ts';

export type Delivery = typeof webhookDeliveries.$inferSelect;
export type Attempt = typeof webhookAttempts.$inferSelect;
export type Outcome = NonNullable<Delivery['outcome']>;

/** An event: its type, what it is about, the version of the house (if any) and its time. */
export type Event = Pick<Delivery, 'type' | 'subject' | 'revision' | 'happenedAt'>;

/** Another system that receives webhooks. */
export type KeptReceiver = typeof webhookReceivers.$inferSelect;

export async function listReceivers(db: Database): Promise<readonly KeptReceiver[]> {
  return db.select().from(webhookReceivers).orderBy(asc(webhookReceivers.id));
}

/**
 * Returns the ids of the enabled receivers that want this type of event. Until this transaction ends, nobody can delete these receivers:
 * otherwise storing the event for a deleted receiver would fail.
 */
export async function listWanting(tx: Database, type: WebhookEventType): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: webhookReceivers.id })
    .from(webhookReceivers)
    .where(and(eq(webhookReceivers.isOn, true), arrayContains(webhookReceivers.events, [type])))
    .orderBy(asc(webhookReceivers.id))
    .for('key share');
  return rows.map(({ id }) => id);
}

export async function findReceiver(db: Database, id: number): Promise<KeptReceiver | null> {
  const [found] = await db.select().from(webhookReceivers).where(eq(webhookReceivers.id, id));
  return found ?? null;
}

export async function insertReceiver(tx: Database, receiver: Omit<KeptReceiver, 'id' | 'isOn'>): Promise<number> {
  const [made] = await tx
    .insert(webhookReceivers)
    .values({ ...receiver, events: [...receiver.events] })
    .returning({ id: webhookReceivers.id });
  if (!made) throw new Error('a receiver was not stored');
  return made.id;
}

/** Changes a receiver. Returns false if it does not exist. */
export async function updateReceiver(
  tx: Database,
  id: number,
  change: Partial<Pick<KeptReceiver, 'secrets' | 'events' | 'isOn'>>,
): Promise<boolean> {
  const { events, ...rest } = change;
  const changed = await tx
    .update(webhookReceivers)
    .set({ ...rest, ...(events && { events: [...events] }) })
    .where(eq(webhookReceivers.id, id))
    .returning({ id: webhookReceivers.id });
  return changed.length > 0;
}

/** Deletes a receiver with all its deliveries, whether sent or queued. Returns false if it does not exist. */
export async function deleteReceiver(tx: Database, id: number): Promise<boolean> {
  const gone = await tx.delete(webhookReceivers).where(eq(webhookReceivers.id, id)).returning({ id: webhookReceivers.id });
  return gone.length > 0;
}

export async function insertDelivery(tx: Database, delivery: Omit<Delivery, 'endedAt' | 'outcome'>): Promise<void> {
  await tx.insert(webhookDeliveries).values(delivery);
}

/** Returns a delivery that has not ended; null: there is none with this id. */
export async function findOpenDelivery(db: Database, id: string): Promise<Delivery | null> {
  const isOpen = and(eq(webhookDeliveries.id, id), isNull(webhookDeliveries.endedAt));
  const [found] = await db.select().from(webhookDeliveries).where(isOpen);
  return found ?? null;
}

export async function endDelivery(db: Database, id: string, outcome: Outcome, at: Date): Promise<void> {
  const isOpen = and(eq(webhookDeliveries.id, id), isNull(webhookDeliveries.endedAt));
  await db.update(webhookDeliveries).set({ outcome, endedAt: at }).where(isOpen);
}

/** Ends the open deliveries of an event, because a replay (a new delivery of the same event) replaces them. */
export async function endOpenDeliveries(tx: Database, eventId: string, at: Date): Promise<void> {
  const areOpen = and(eq(webhookDeliveries.eventId, eventId), isNull(webhookDeliveries.endedAt));
  await tx.update(webhookDeliveries).set({ outcome: 'replayed', endedAt: at }).where(areOpen);
}

export async function insertAttempt(
  db: Database,
  attempt: { readonly deliveryId: string; readonly receiver: string; readonly at: Date },
  { status, words, milliseconds }: Reply,
): Promise<void> {
  await db.insert(webhookAttempts).values({ ...attempt, status, words, milliseconds });
}

/** Returns whether the receiver has refused all further events and has accepted no event since then. */
export async function hasRefusedAll(db: Database, receiver: string): Promise<boolean> {
  const [last] = await db
    .select({ status: webhookAttempts.status })
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.receiver, receiver), isDecisive))
    .orderBy(desc(webhookAttempts.id))
    .limit(1);
  return last?.status === GONE;
}

/** A delivery with a summary of its attempts. */
export interface LoggedDelivery extends Delivery {
  readonly tries: number;
  /** The HTTP status of the response to the last attempt; null: there was no response, or no attempt yet. */
  readonly lastStatus: number | null;
  /** The beginning of the response to the last attempt, or why there was no response; empty: there was no attempt yet. */
  readonly lastWords: string;
}

/**
 * Returns deliveries, latest first.
 * @param receiverId the receiver whose deliveries are returned; null: the receiver that the server’s settings name; missing: all receivers
 */
export async function listDeliveries(db: Database, most: number, receiverId?: number | null): Promise<readonly LoggedDelivery[]> {
  const isOf = receiverId === null ? isNull(webhookDeliveries.receiverId) : eq(webhookDeliveries.receiverId, receiverId ?? 0);
  const deliveries = await db
    .select()
    .from(webhookDeliveries)
    .where(receiverId === undefined ? undefined : isOf)
    .orderBy(desc(webhookDeliveries.queuedAt), webhookDeliveries.id)
    .limit(most);
  const attempts = await attemptsOf(
    db,
    deliveries.map(({ id }) => id),
  );
  return deliveries.map((delivery) => {
    const own = attempts.filter(({ deliveryId }) => deliveryId === delivery.id);
    const last = own.at(-1);
    return { ...delivery, tries: own.length, lastStatus: last?.status ?? null, lastWords: last?.words ?? '' };
  });
}

/** Returns every attempt to send an event, oldest first. */
export async function listAttempts(db: Database, eventId: string): Promise<readonly Attempt[]> {
  const deliveries = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.eventId, eventId));
  return attemptsOf(
    db,
    deliveries.map(({ id }) => id),
  );
}

export async function findEvent(db: Database, eventId: string): Promise<(Event & Pick<Delivery, 'receiverId'>) | null> {
  const [found] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.eventId, eventId)).limit(1);
  return found ?? null;
}

/**
 * Returns the ids of events that were given up: the receiver has not accepted them, and they are no longer retried. Oldest
 * first.
 */
export async function listUndelivered(db: Database): Promise<readonly string[]> {
  const rows = await undelivered(db).orderBy(sql`min(${webhookDeliveries.queuedAt})`);
  return rows.map(({ eventId }) => eventId);
}

function undelivered(db: Database) {
  return db
    .select({ eventId: webhookDeliveries.eventId, receiverId: webhookDeliveries.receiverId })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.eventId, webhookDeliveries.receiverId)
    .having(
      sql`bool_and(${webhookDeliveries.endedAt} is not null) and bool_or(${webhookDeliveries.outcome} in ('given-up', 'stopped'))
        and not bool_or(${webhookDeliveries.outcome} in ('delivered', 'gone'))`,
    );
}

/**
 * Returns how many events were given up (`listUndelivered`), by the id of the receiver; null: the receiver that the server’s settings name.
 */
export async function countUndelivered(db: Database): Promise<ReadonlyMap<number | null, number>> {
  const lost = undelivered(db).as('lost');
  const rows = await db
    .select({ receiverId: lost.receiverId, count: sql<number>`count(*)::int` })
    .from(lost)
    .groupBy(lost.receiverId);
  return new Map(rows.map(({ receiverId, count }) => [receiverId, count]));
}

/** Returns whether a delivery of this event to this receiver is stored, no matter whether it was sent. */
export async function findDeliveryOf(db: Database, receiverId: number | null, eventId: string): Promise<boolean> {
  const isOf = receiverId === null ? isNull(webhookDeliveries.receiverId) : eq(webhookDeliveries.receiverId, receiverId);
  return (await db.$count(webhookDeliveries, and(isOf, eq(sql`${webhookDeliveries.eventId}::text`, eventId)))) > 0;
}

/** Returns the deliveries of events about these subjects (ids of requests or quotes, tokens of houses), oldest first. */
export async function listToldAbout(db: Database, subjects: readonly string[]): Promise<readonly Delivery[]> {
  if (subjects.length === 0) return [];
  return db
    .select()
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.subject, [...subjects]))
    .orderBy(webhookDeliveries.queuedAt, webhookDeliveries.id);
}

/** Deletes the stored texts of responses to events about these subjects, because a response may repeat personal data. */
export async function forgetAnswersAbout(tx: Database, subjects: readonly string[]): Promise<void> {
  const ids = (await listToldAbout(tx, subjects)).map(({ id }) => id);
  if (ids.length > 0) await tx.update(webhookAttempts).set({ words: '' }).where(inArray(webhookAttempts.deliveryId, ids));
}

/** Deletes deliveries that ended before this moment, with their attempts. */
export async function deleteDeliveriesEndedBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(and(isNotNull(webhookDeliveries.endedAt), lt(webhookDeliveries.endedAt, moment)));
}

async function attemptsOf(db: Database, deliveryIds: readonly string[]): Promise<readonly Attempt[]> {
  if (deliveryIds.length === 0) return [];
  return db
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, [...deliveryIds]))
    .orderBy(webhookAttempts.id);
}

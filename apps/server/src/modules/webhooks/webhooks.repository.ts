import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Reply } from '../../adapters/webhooks/receiver.ts';
import type { Database } from '../../db/connect.ts';
import { webhookAttempts, webhookDeliveries } from './webhooks.tables.ts';

export type Delivery = typeof webhookDeliveries.$inferSelect;
export type Attempt = typeof webhookAttempts.$inferSelect;
export type Outcome = NonNullable<Delivery['outcome']>;

/** What happened: of what kind, to what, when. */
export type Event = Pick<Delivery, 'type' | 'subject' | 'revision' | 'happenedAt'>;

export async function insertDelivery(tx: Database, delivery: Omit<Delivery, 'endedAt' | 'outcome'>): Promise<void> {
  await tx.insert(webhookDeliveries).values(delivery);
}

/** Null: there is none, or it is ended. */
export async function findOpenDelivery(db: Database, id: string): Promise<Delivery | null> {
  const isOpen = and(eq(webhookDeliveries.id, id), isNull(webhookDeliveries.endedAt));
  const [found] = await db.select().from(webhookDeliveries).where(isOpen);
  return found ?? null;
}

export async function endDelivery(db: Database, id: string, outcome: Outcome, at: Date): Promise<void> {
  const isOpen = and(eq(webhookDeliveries.id, id), isNull(webhookDeliveries.endedAt));
  await db.update(webhookDeliveries).set({ outcome, endedAt: at }).where(isOpen);
}

/** Those of an event that are still tried make room for another one. */
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

/** What the receiver answered last; null: nothing, or nothing was sent. */
export async function lastStatus(db: Database, receiver: string): Promise<number | null> {
  const [last] = await db
    .select({ status: webhookAttempts.status })
    .from(webhookAttempts)
    .where(eq(webhookAttempts.receiver, receiver))
    .orderBy(desc(webhookAttempts.id))
    .limit(1);
  return last?.status ?? null;
}

/** A delivery with how it went. */
export interface LoggedDelivery extends Delivery {
  readonly tries: number;
  /** The last answer's; null: none has come. */
  readonly lastStatus: number | null;
}

/** The log, latest first. */
export async function listDeliveries(db: Database, most: number): Promise<readonly LoggedDelivery[]> {
  const deliveries = await db
    .select()
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.queuedAt), webhookDeliveries.id)
    .limit(most);
  const attempts = await attemptsOf(
    db,
    deliveries.map(({ id }) => id),
  );
  return deliveries.map((delivery) => {
    const own = attempts.filter(({ deliveryId }) => deliveryId === delivery.id);
    return { ...delivery, tries: own.length, lastStatus: own.at(-1)?.status ?? null };
  });
}

/** Every attempt at an event, first to last. */
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

export async function findEvent(db: Database, eventId: string): Promise<Event | null> {
  const [found] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.eventId, eventId)).limit(1);
  return found ?? null;
}

/** Events that the receiver has not taken and that are tried no more, first to last. */
export async function listUndelivered(db: Database): Promise<readonly string[]> {
  const rows = await db
    .select({ eventId: webhookDeliveries.eventId })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.eventId)
    .having(
      sql`bool_and(${webhookDeliveries.endedAt} is not null) and bool_or(${webhookDeliveries.outcome} in ('given-up', 'stopped'))
        and not bool_or(${webhookDeliveries.outcome} in ('delivered', 'gone'))`,
    )
    .orderBy(sql`min(${webhookDeliveries.queuedAt})`);
  return rows.map(({ eventId }) => eventId);
}

/** What was told about these, first to last. */
export async function listToldAbout(db: Database, subjects: readonly string[]): Promise<readonly Delivery[]> {
  if (subjects.length === 0) return [];
  return db
    .select()
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.subject, [...subjects]))
    .orderBy(webhookDeliveries.queuedAt, webhookDeliveries.id);
}

/** What receivers answered to what was told about these. */
export async function forgetAnswersAbout(tx: Database, subjects: readonly string[]): Promise<void> {
  const ids = (await listToldAbout(tx, subjects)).map(({ id }) => id);
  if (ids.length > 0) await tx.update(webhookAttempts).set({ words: '' }).where(inArray(webhookAttempts.deliveryId, ids));
}

/** With their attempts. */
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

import { and, desc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { type CustomerRequest, columns, lockPositions, requestOf } from './request-rows.repository.ts';
import { beginWork } from './request-work.repository.ts';
import { nextPosition, requests } from './requests.tables.ts';

/** Returns the requests that are held back because a robot may have sent them, newest first. */
export async function listHeldBack(db: Database): Promise<readonly CustomerRequest[]> {
  const rows = await db
    .select(columns)
    .from(requests)
    .where(isNotNull(requests.heldBack))
    .orderBy(desc(requests.sentAt), requests.id);
  return rows.map(requestOf);
}

/** Returns the held-back requests that no e-mail to the builder has reported yet, oldest first. */
export async function listUntold(db: Database): Promise<readonly CustomerRequest[]> {
  const isUntold = and(isNotNull(requests.heldBack), isNull(requests.heldBackToldAt));
  const rows = await db.select(columns).from(requests).where(isUntold).orderBy(requests.sentAt, requests.id);
  return rows.map(requestOf);
}

/** Returns whether an e-mail to the builder has reported held-back requests after this time. */
export async function wasToldSince(db: Database, moment: Date): Promise<boolean> {
  return (await db.$count(requests, gt(requests.heldBackToldAt, moment))) > 0;
}

/**
 * Records that these requests were reported to the builder. Returns false if it records nothing, because each request is already
 * reported or no longer held back.
 */
export async function noteTold(tx: Database, ids: readonly string[], at: Date): Promise<boolean> {
  const noted = await tx
    .update(requests)
    .set({ heldBackToldAt: at })
    .where(and(inArray(requests.id, [...ids]), isNotNull(requests.heldBack), isNull(requests.heldBackToldAt)))
    .returning({ id: requests.id });
  return noted.length > 0;
}

/** Releases a request. Returns null if it is no longer held back. */
export async function takeFromHeldBack(tx: Database, id: string): Promise<CustomerRequest | null> {
  await lockPositions(tx);
  const [row] = await tx
    .update(requests)
    .set({ heldBack: null, position: nextPosition })
    .where(and(eq(requests.id, id), isNotNull(requests.heldBack)))
    .returning(columns);
  if (!row) return null;
  await beginWork(tx, row);
  return requestOf(row);
}

/** Deletes the held-back requests that were sent before this time. */
export async function deleteHeldBackBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(requests).where(and(isNotNull(requests.heldBack), lt(requests.sentAt, moment)));
}

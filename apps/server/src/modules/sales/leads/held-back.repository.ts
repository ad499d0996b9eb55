import { and, desc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { columns, type Lead, leadOf, lockPositions } from './lead-rows.repository.ts';
import { beginWork } from './lead-work.repository.ts';
import { leads, nextPosition } from './leads.tables.ts';

/** Requests that look like a robot's, newest first. */
export async function listHeldBack(db: Database): Promise<readonly Lead[]> {
  const rows = await db.select(columns).from(leads).where(isNotNull(leads.heldBack)).orderBy(desc(leads.sentAt), leads.id);
  return rows.map(leadOf);
}

/** Requests that look like a robot's and were not reported to the builder, oldest first. */
export async function listUntold(db: Database): Promise<readonly Lead[]> {
  const isUntold = and(isNotNull(leads.heldBack), isNull(leads.heldBackToldAt));
  const rows = await db.select(columns).from(leads).where(isUntold).orderBy(leads.sentAt, leads.id);
  return rows.map(leadOf);
}

/** Whether a request that looks like a robot's was reported to the builder after this time. */
export async function wasToldSince(db: Database, moment: Date): Promise<boolean> {
  return (await db.$count(leads, gt(leads.heldBackToldAt, moment))) > 0;
}

/** False: another process has reported all of them, or they are no longer held back. */
export async function noteTold(tx: Database, ids: readonly string[], at: Date): Promise<boolean> {
  const noted = await tx
    .update(leads)
    .set({ heldBackToldAt: at })
    .where(and(inArray(leads.id, [...ids]), isNotNull(leads.heldBack), isNull(leads.heldBackToldAt)))
    .returning({ id: leads.id });
  return noted.length > 0;
}

/** Null: it is no longer held back. */
export async function takeFromHeldBack(tx: Database, id: string): Promise<Lead | null> {
  await lockPositions(tx);
  const [row] = await tx
    .update(leads)
    .set({ heldBack: null, position: nextPosition })
    .where(and(eq(leads.id, id), isNotNull(leads.heldBack)))
    .returning(columns);
  if (!row) return null;
  await beginWork(tx, row);
  return leadOf(row);
}

/** Deletes requests that look like a robot's and were sent before this time. */
export async function deleteHeldBackBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(leads).where(and(isNotNull(leads.heldBack), lt(leads.sentAt, moment)));
}

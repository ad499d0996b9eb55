import { and, desc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { columns, type Lead, leadOf, lockPositions } from './lead-rows.repository.ts';
import { beginWork } from './lead-work.repository.ts';
import { leads, nextPosition } from './leads.tables.ts';

/** What was taken for a robot's, latest first. */
export async function listHeldBack(db: Database): Promise<readonly Lead[]> {
  const rows = await db.select(columns).from(leads).where(isNotNull(leads.heldBack)).orderBy(desc(leads.sentAt), leads.id);
  return rows.map(leadOf);
}

/** What was taken for a robot's and the builder has not been told of, oldest first. */
export async function listUntold(db: Database): Promise<readonly Lead[]> {
  const isUntold = and(isNotNull(leads.heldBack), isNull(leads.heldBackToldAt));
  const rows = await db.select(columns).from(leads).where(isUntold).orderBy(leads.sentAt, leads.id);
  return rows.map(leadOf);
}

/** Whether the builder was told of any after a moment. */
export async function wasToldSince(db: Database, moment: Date): Promise<boolean> {
  return (await db.$count(leads, gt(leads.heldBackToldAt, moment))) > 0;
}

/** False: somebody else has told of them all meanwhile, or they are held back no more. */
export async function noteTold(tx: Database, ids: readonly string[], at: Date): Promise<boolean> {
  const noted = await tx
    .update(leads)
    .set({ heldBackToldAt: at })
    .where(and(inArray(leads.id, [...ids]), isNotNull(leads.heldBack), isNull(leads.heldBackToldAt)))
    .returning({ id: leads.id });
  return noted.length > 0;
}

/** Null: it is held back no more. */
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

/** What was taken for a robot's. */
export async function deleteHeldBackBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(leads).where(and(isNotNull(leads.heldBack), lt(leads.sentAt, moment)));
}

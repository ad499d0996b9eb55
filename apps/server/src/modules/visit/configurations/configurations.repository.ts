import { selections } from '@gavel/contract';
import type { Selections } from '@gavel/core';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { snapshots } from './configurations.tables.ts';

export interface Snapshot extends Omit<typeof snapshots.$inferSelect, 'answers' | 'isKept'> {
  readonly answers: Selections;
}

/** Stores a snapshot (a shared configuration). If the token exists already, returns false and stores nothing. */
export async function insertSnapshot(db: Database, snapshot: Snapshot): Promise<boolean> {
  const row = { ...snapshot, answers: z.encode(selections, snapshot.answers) };
  const stored = await db.insert(snapshots).values(row).onConflictDoNothing().returning({ token: snapshots.token });
  return stored.length > 0;
}

export async function findSnapshot(db: Database, token: string): Promise<Snapshot | null> {
  const [row] = await db.select().from(snapshots).where(eq(snapshots.token, token));
  return row ? { ...row, answers: selections.parse(row.answers) } : null;
}

export async function markOpened(db: Database, token: string, openedAt: Date): Promise<void> {
  await db.update(snapshots).set({ openedAt }).where(eq(snapshots.token, token));
}

/** Marks a snapshot so that the daily job does not delete it, even if nobody opens it. */
export async function keepSnapshot(tx: Database, token: string): Promise<void> {
  await tx.update(snapshots).set({ isKept: true }).where(eq(snapshots.token, token));
}

export async function deleteSnapshot(db: Database, token: string): Promise<void> {
  await db.delete(snapshots).where(eq(snapshots.token, token));
}

/**
 * Deletes the snapshots that were last opened before this time, except those that `keepSnapshot` has marked. Returns the number of deleted
 * snapshots.
 */
export async function deleteSnapshotsOpenedBefore(db: Database, moment: Date): Promise<number> {
  const isUnopened = and(lt(snapshots.openedAt, moment), eq(snapshots.isKept, false));
  const dropped = await db.delete(snapshots).where(isUnopened).returning({ token: snapshots.token });
  return dropped.length;
}

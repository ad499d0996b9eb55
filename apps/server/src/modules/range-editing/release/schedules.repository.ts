import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { type Draft, lockDraft, raiseVersion } from '../drafts/drafts.repository.ts';
import { draftChanges } from '../drafts/drafts.tables.ts';
import { type ScheduledChange, type Stopped, scheduledPublications } from './schedules.tables.ts';

export type Schedule = typeof scheduledPublications.$inferSelect;

type NewSchedule = Omit<typeof scheduledPublications.$inferInsert, 'id' | 'changes' | 'stopped'>;

/** Moves all changes of a locked draft into a scheduled publication. */
export async function scheduleChanges(tx: Database, draft: Draft, schedule: NewSchedule): Promise<void> {
  const rows = await tx.select().from(draftChanges).orderBy(asc(draftChanges.id));
  const changes = rows.map(({ id: _, changedAt, ...change }): ScheduledChange => ({ ...change, changedAt: changedAt.getTime() }));
  await tx.insert(scheduledPublications).values({ ...schedule, changes });
  await tx.delete(draftChanges).where(
    inArray(
      draftChanges.id,
      rows.map(({ id }) => id),
    ),
  );
  await raiseVersion(tx, draft);
}

/**
 * Deletes a scheduled publication. Puts its changes back into the draft, except those to values that the draft has changed since.
 * Returns false if the scheduled publication no longer exists.
 */
export async function putBack(tx: Database, id: number): Promise<boolean> {
  const draft = await lockDraft(tx);
  const [gone] = await tx.delete(scheduledPublications).where(eq(scheduledPublications.id, id)).returning();
  if (!gone) return false;
  const rows = gone.changes
    .filter((change) => !isAlsoIn(draft, change))
    .map((change) => ({ ...change, changedAt: new Date(change.changedAt) }));
  if (rows.length > 0) await tx.insert(draftChanges).values(rows);
  await raiseVersion(tx, draft);
  return true;
}

/** Returns whether the draft changes the same value as a scheduled change, a part of that value, or a value that contains it. */
export function isAlsoIn({ changes }: Pick<Draft, 'changes'>, { file, keys }: Pick<ScheduledChange, 'file' | 'keys'>): boolean {
  return changes.some((other) => {
    const shared = Math.min(keys.length, other.keys.length);
    return other.file === file && keys.slice(0, shared).every((key, at) => key === other.keys[at]);
  });
}

/** Returns the publications that are scheduled, and those that were stopped with a reason, in the order of their times. */
export function listSchedules(db: Database): Promise<readonly Schedule[]> {
  return db.select().from(scheduledPublications).orderBy(asc(scheduledPublications.publishAt), asc(scheduledPublications.id));
}

/** Returns the scheduled publications whose time has come and that were not stopped, in the order of their times. */
export function listDueSchedules(db: Database, now: Date): Promise<readonly Schedule[]> {
  return db
    .select()
    .from(scheduledPublications)
    .where(and(lte(scheduledPublications.publishAt, now), isNull(scheduledPublications.stopped)))
    .orderBy(asc(scheduledPublications.publishAt), asc(scheduledPublications.id));
}

/**
 * Deletes a scheduled publication, because its changes are published now. Returns false if it was published or withdrawn
 * before.
 */
export async function endSchedule(tx: Database, id: number): Promise<boolean> {
  const ended = await tx
    .delete(scheduledPublications)
    .where(eq(scheduledPublications.id, id))
    .returning({ id: scheduledPublications.id });
  return ended.length > 0;
}

/** Stores why a scheduled publication did not happen. Returns false if it was published, withdrawn or stopped before. */
export async function stopSchedule(tx: Database, id: number, stopped: Stopped): Promise<boolean> {
  const changed = await tx
    .update(scheduledPublications)
    .set({ stopped })
    .where(and(eq(scheduledPublications.id, id), isNull(scheduledPublications.stopped)))
    .returning({ id: scheduledPublications.id });
  return changed.length > 0;
}

import { and, asc, eq, gt, gte } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { recordChanges, type recordKinds } from './record-changes.tables.ts';

interface Asked {
  readonly kind: (typeof recordKinds)[number];
  /** The position at which the previous page ended. */
  readonly after: number;
  /** Only changes at or after this time; null: all. */
  readonly since: Date | null;
  readonly most: number;
}

/** Returns the changes after a position, in the order of their positions. */
export async function listChanges(db: Database, { kind, after, since, most }: Asked) {
  const isLate = since === null ? undefined : gte(recordChanges.changedAt, since);
  return db
    .select({ id: recordChanges.id, position: recordChanges.position })
    .from(recordChanges)
    .where(and(eq(recordChanges.kind, kind), gt(recordChanges.position, after), isLate))
    .orderBy(asc(recordChanges.position))
    .limit(most);
}

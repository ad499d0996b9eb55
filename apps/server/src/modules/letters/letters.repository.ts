import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { letters } from './letters.tables.ts';

type StoredLetter = typeof letters.$inferSelect;
export type Outcome = NonNullable<StoredLetter['outcome']>;

export async function insertLetter(
  db: Database,
  letter: Pick<StoredLetter, 'id' | 'queuedAt' | 'sealed' | 'uselessAfter'>,
): Promise<void> {
  await db.insert(letters).values(letter);
}

/** Null: there is none, or it is ended. */
export async function findLetterToSend(
  db: Database,
  id: string,
): Promise<(Pick<StoredLetter, 'queuedAt' | 'uselessAfter'> & { readonly sealed: string }) | null> {
  const [found] = await db
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), isNull(letters.endedAt)));
  return found?.sealed ? { ...found, sealed: found.sealed } : null;
}

/** What the letter said is gone after that. */
export async function endLetter(db: Database, id: string, outcome: Outcome, at: Date): Promise<void> {
  await db
    .update(letters)
    .set({ outcome, endedAt: at, sealed: null })
    .where(and(eq(letters.id, id), isNull(letters.endedAt)));
}

export async function deleteLettersEndedBefore(db: Database, time: Date): Promise<void> {
  await db.delete(letters).where(lt(letters.endedAt, time));
}

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

export interface LetterToSend extends Pick<StoredLetter, 'uselessAfter' | 'printFailsSince'> {
  readonly sealed: string;
}

/** Null: there is none, or it is ended. */
export async function findLetterToSend(db: Database, id: string): Promise<LetterToSend | null> {
  const [found] = await db
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), isNull(letters.endedAt)));
  return found?.sealed ? { ...found, sealed: found.sealed } : null;
}

/** Since when what goes with it cannot be made; null: it can. */
export async function notePrinting(db: Database, id: string, printFailsSince: Date | null): Promise<void> {
  await db.update(letters).set({ printFailsSince }).where(eq(letters.id, id));
}

/** What the letter said is gone after that. False: it had been ended before. */
export async function endLetter(db: Database, id: string, outcome: Outcome, at: Date): Promise<boolean> {
  const ended = await db
    .update(letters)
    .set({ outcome, endedAt: at, sealed: null })
    .where(and(eq(letters.id, id), isNull(letters.endedAt)))
    .returning({ id: letters.id });
  return ended.length > 0;
}

export async function deleteLettersEndedBefore(db: Database, time: Date): Promise<void> {
  await db.delete(letters).where(lt(letters.endedAt, time));
}

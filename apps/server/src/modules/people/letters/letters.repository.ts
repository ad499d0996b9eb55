import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { customers } from '../customers/customers.tables.ts';
import { letters } from './letters.tables.ts';

type StoredLetter = typeof letters.$inferSelect;
export type Outcome = NonNullable<StoredLetter['outcome']>;

interface NewLetter extends Pick<StoredLetter, 'id' | 'queuedAt' | 'kind' | 'leadId' | 'sealed' | 'uselessAfter'> {
  /** Of the customer that it is to, where there is one; null: it is to nobody who is. */
  readonly address: string | null;
}

export async function insertLetter(db: Database, { address, ...letter }: NewLetter): Promise<void> {
  const customer = sql`(select ${customers.id} from ${customers} where ${customers.address} = ${address?.toLowerCase()})`;
  await db.insert(letters).values({ ...letter, customerId: address === null ? null : customer });
}

/** Those that tell of one of these requests, and those to one of these customers. */
export async function listLetters(db: Database, leadIds: readonly string[], customerIds: readonly number[]) {
  const { queuedAt, endedAt, kind, leadId, outcome } = letters;
  const rows = await db
    .select({ queuedAt, endedAt, kind, leadId, outcome })
    .from(letters)
    .where(or(inArray(letters.leadId, leadIds), inArray(letters.customerId, customerIds)))
    .orderBy(desc(letters.queuedAt));
  return rows.flatMap(({ kind, ...letter }) => (kind === null ? [] : [{ ...letter, kind }]));
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

/** Letters that tell of these requests and those to these customers, sent or not; their ids. */
export async function deleteLettersAbout(
  tx: Database,
  leadIds: readonly string[],
  customerIds: readonly number[],
): Promise<readonly string[]> {
  const isAbout = or(inArray(letters.leadId, [...leadIds]), inArray(letters.customerId, [...customerIds]));
  const deleted = await tx.delete(letters).where(isAbout).returning({ id: letters.id });
  return deleted.map(({ id }) => id);
}

/** Letters that tell of these requests, and those to a customer that tell of none, sent or not; their ids. */
export async function deleteLettersOf(
  tx: Database,
  leadIds: readonly string[],
  customerId: number | null,
): Promise<readonly string[]> {
  const isToThem = customerId === null ? undefined : and(eq(letters.customerId, customerId), isNull(letters.leadId));
  const isTheirs = or(inArray(letters.leadId, [...leadIds]), isToThem);
  const deleted = await tx.delete(letters).where(isTheirs).returning({ id: letters.id });
  return deleted.map(({ id }) => id);
}

/** Not those that stand in somebody's time line. */
export async function deleteLettersEndedBefore(db: Database, time: Date): Promise<void> {
  const isNobodys = and(isNull(letters.leadId), isNull(letters.customerId));
  await db.delete(letters).where(and(lt(letters.endedAt, time), isNobodys));
}

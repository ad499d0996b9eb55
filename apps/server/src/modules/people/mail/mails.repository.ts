import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { customers } from '../customers/customers.tables.ts';
import { mails } from './mails.tables.ts';

type StoredMail = typeof mails.$inferSelect;
export type Outcome = NonNullable<StoredMail['outcome']>;

interface NewMail extends Pick<StoredMail, 'id' | 'queuedAt' | 'kind' | 'leadId' | 'sealed' | 'uselessAfter'> {
  /** The address of the customer who receives the e-mail; null: the recipient is no customer. */
  readonly address: string | null;
}

export async function insertMail(db: Database, { address, ...mail }: NewMail): Promise<void> {
  const customer = sql`(select ${customers.id} from ${customers} where ${customers.address} = ${address?.toLowerCase()})`;
  await db.insert(mails).values({ ...mail, customerId: address === null ? null : customer });
}

/** Returns the e-mails about these requests, and the e-mails to these customers. */
export async function listMails(db: Database, requestIds: readonly string[], customerIds: readonly number[]) {
  const { queuedAt, endedAt, kind, leadId: requestId, outcome } = mails;
  const rows = await db
    .select({ queuedAt, endedAt, kind, leadId: requestId, outcome })
    .from(mails)
    .where(or(inArray(mails.leadId, requestIds), inArray(mails.customerId, customerIds)))
    .orderBy(desc(mails.queuedAt));
  return rows.flatMap(({ kind, ...mail }) => (kind === null ? [] : [{ ...mail, kind }]));
}

export interface MailToSend extends Pick<StoredMail, 'uselessAfter' | 'printFailsSince'> {
  readonly sealed: string;
}

/** Returns an e-mail that still has to be sent; null: no e-mail has this id, or it was sent or given up. */
export async function findMailToSend(db: Database, id: string): Promise<MailToSend | null> {
  const [found] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.endedAt)));
  return found?.sealed ? { ...found, sealed: found.sealed } : null;
}

/** Stores since when the PDF of an e-mail cannot be printed; null: printing works. */
export async function notePrinting(db: Database, id: string, printFailsSince: Date | null): Promise<void> {
  await db.update(mails).set({ printFailsSince }).where(eq(mails.id, id));
}

/** Records the final outcome of an e-mail and deletes its text. Returns false if it had an outcome before. */
export async function endMail(db: Database, id: string, outcome: Outcome, at: Date): Promise<boolean> {
  const ended = await db
    .update(mails)
    .set({ outcome, endedAt: at, sealed: null })
    .where(and(eq(mails.id, id), isNull(mails.endedAt)))
    .returning({ id: mails.id });
  return ended.length > 0;
}

/** Ends e-mails of this kind about this request that have no outcome yet. They are not sent any more. */
export async function dropWaiting(tx: Database, requestId: string, kind: NonNullable<NewMail['kind']>, at: Date): Promise<void> {
  const isWaiting = and(eq(mails.leadId, requestId), eq(mails.kind, kind), isNull(mails.endedAt));
  await tx.update(mails).set({ outcome: 'too-late', endedAt: at, sealed: null }).where(isWaiting);
}

/** Deletes the e-mails about these requests and the e-mails to these customers, whether sent or queued. Returns their ids. */
export async function deleteMailsAbout(
  tx: Database,
  requestIds: readonly string[],
  customerIds: readonly number[],
): Promise<readonly string[]> {
  const isAbout = or(inArray(mails.leadId, [...requestIds]), inArray(mails.customerId, [...customerIds]));
  const deleted = await tx.delete(mails).where(isAbout).returning({ id: mails.id });
  return deleted.map(({ id }) => id);
}

/**
 * Deletes the e-mails about these requests. Also deletes the e-mails to one customer that are about no request. Deletes sent and queued
 * e-mails alike, and returns their ids.
 */
export async function deleteMailsOf(
  tx: Database,
  requestIds: readonly string[],
  customerId: number | null,
): Promise<readonly string[]> {
  const isToThem = customerId === null ? undefined : and(eq(mails.customerId, customerId), isNull(mails.leadId));
  const isTheirs = or(inArray(mails.leadId, [...requestIds]), isToThem);
  const deleted = await tx.delete(mails).where(isTheirs).returning({ id: mails.id });
  return deleted.map(({ id }) => id);
}

/** Deletes e-mails that ended before this time, except those that the timeline of a request or a customer shows. */
export async function deleteMailsEndedBefore(db: Database, time: Date): Promise<void> {
  const isNobodys = and(isNull(mails.leadId), isNull(mails.customerId));
  await db.delete(mails).where(and(lt(mails.endedAt, time), isNobodys));
}

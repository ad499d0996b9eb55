import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { customerHistory, customers } from './customers.tables.ts';

/** Somebody with this address has asked or made an account: from now on they are a customer. */
export async function noteCustomer(tx: Database, address: string, at: Date): Promise<void> {
  const seenAt = sql`greatest(${customers.seenAt}, ${at.toISOString()}::timestamptz)`;
  // Looked up first: each try to insert takes a number.
  const [known] = await tx
    .update(customers)
    .set({ seenAt })
    .where(eq(customers.address, address.toLowerCase()))
    .returning({ joinedTo: customers.joinedTo });
  if (!known) {
    const added = { address: address.toLowerCase(), seenAt: at };
    await tx.insert(customers).values(added).onConflictDoUpdate({ target: customers.address, set: { seenAt } });
  }
  const joinedTo = known?.joinedTo ?? null;
  if (joinedTo !== null) await tx.update(customers).set({ seenAt }).where(eq(customers.id, joinedTo));
}

/** An address and everything that was written about who has it. */
export async function deleteCustomer(tx: Database, address: string): Promise<void> {
  await tx.delete(customers).where(eq(customers.address, address.toLowerCase()));
}

/** What was written about somebody goes; that it was done stays. */
export async function forgetCustomerWords(tx: Database, address: string): Promise<void> {
  const theirs = tx.select({ id: customers.id }).from(customers).where(eq(customers.address, address.toLowerCase()));
  await tx.update(customerHistory).set({ words: '' }).where(sql`${customerHistory.customerId} in ${theirs}`);
}

/** What was written about who has an address, oldest first. */
export async function listCustomerWords(tx: Database, address: string) {
  return tx
    .select({ at: customerHistory.at, action: customerHistory.action, words: customerHistory.words })
    .from(customerHistory)
    .innerJoin(customers, eq(customers.id, customerHistory.customerId))
    .where(eq(customers.address, address.toLowerCase()))
    .orderBy(customerHistory.id);
}

/** The row of an address; null: nobody has it. */
export async function findCustomerOf(db: Database, address: string): Promise<number | null> {
  const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.address, address.toLowerCase()));
  return row?.id ?? null;
}

export type Customer = typeof customers.$inferSelect;

/** A customer whole: the row that stands for them first, then those joined to it. Empty: there is none with this id. */
export async function findCustomerParts(db: Database, id: number): Promise<readonly Customer[]> {
  const main = sql`coalesce((select ${customers.joinedTo} from ${customers} where ${customers.id} = ${id}), ${id})`;
  return db
    .select()
    .from(customers)
    .where(or(eq(customers.id, main), eq(customers.joinedTo, main)))
    .orderBy(sql`${customers.joinedTo} nulls first`, customers.id);
}

import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { customerHistory, customers } from './customers.tables.ts';

/** Records that somebody with this address made a request or an account. Adds a customer, or stores the time if the customer exists. */
export async function noteCustomer(tx: Database, address: string, at: Date): Promise<void> {
  const seenAt = sql`greatest(${customers.seenAt}, ${at.toISOString()}::timestamptz)`;
  // Update first, because each attempt to insert a row uses up an id, even if the customer exists.
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

/** Deletes a customer, with everything that staff wrote about them. */
export async function deleteCustomer(tx: Database, address: string): Promise<void> {
  await tx.delete(customers).where(eq(customers.address, address.toLowerCase()));
}

/** Deletes the texts of the notes about a customer. The rows of the history remain. */
export async function forgetCustomerWords(tx: Database, address: string): Promise<void> {
  const theirs = tx.select({ id: customers.id }).from(customers).where(eq(customers.address, address.toLowerCase()));
  await tx.update(customerHistory).set({ words: '' }).where(sql`${customerHistory.customerId} in ${theirs}`);
}

/** Returns what staff did with a customer and wrote about them, oldest first. */
export async function listCustomerWords(tx: Database, address: string) {
  return tx
    .select({ at: customerHistory.at, action: customerHistory.action, words: customerHistory.words })
    .from(customerHistory)
    .innerJoin(customers, eq(customers.id, customerHistory.customerId))
    .where(eq(customers.address, address.toLowerCase()))
    .orderBy(customerHistory.id);
}

/** Returns the id of the customer with this address; null: there is none. */
export async function findCustomerOf(db: Database, address: string): Promise<number | null> {
  const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.address, address.toLowerCase()));
  return row?.id ?? null;
}

export type Customer = typeof customers.$inferSelect;

/**
 * Returns all rows of one customer: first the main row, then the rows that staff joined to it. Empty: no row has this id.
 * @param id the id of any of these rows
 */
export async function findCustomerParts(db: Database, id: number): Promise<readonly Customer[]> {
  const main = sql`coalesce((select ${customers.joinedTo} from ${customers} where ${customers.id} = ${id}), ${id})`;
  return db
    .select()
    .from(customers)
    .where(or(eq(customers.id, main), eq(customers.joinedTo, main)))
    .orderBy(sql`${customers.joinedTo} nulls first`, customers.id);
}

import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import type { Customer } from '../customers/customers.repository.ts';
import { customerHistory, customers } from '../customers/customers.tables.ts';

type Entry = Omit<typeof customerHistory.$inferSelect, 'id'>;

/** Two customers, in the order of their ids, and nobody else changes them until the transaction ends. */
export async function lockCustomers(tx: Database, one: number, other: number): Promise<readonly Customer[]> {
  return tx
    .select()
    .from(customers)
    .where(or(eq(customers.id, one), eq(customers.id, other)))
    .orderBy(customers.id)
    .for('update');
}

/** From now on one is a part of another, and so are those that were parts of it. */
export async function joinTo(tx: Database, main: Customer, part: Customer): Promise<void> {
  const theirs = or(eq(customers.id, part.id), eq(customers.joinedTo, part.id));
  await tx.update(customers).set({ joinedTo: main.id }).where(theirs);
  const seenAt = sql`greatest(${customers.seenAt}, ${part.seenAt.toISOString()}::timestamptz)`;
  await tx.update(customers).set({ seenAt }).where(eq(customers.id, main.id));
}

/** From now on a part stands by itself. */
export async function partFrom(tx: Database, part: Customer): Promise<void> {
  await tx.update(customers).set({ joinedTo: null }).where(eq(customers.id, part.id));
}

export async function countChange(tx: Database, { id, version }: Customer): Promise<void> {
  await tx
    .update(customers)
    .set({ version: version + 1 })
    .where(eq(customers.id, id));
}

export async function addCustomerEntry(tx: Database, entry: Entry): Promise<void> {
  await tx.insert(customerHistory).values(entry);
}

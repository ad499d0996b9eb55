import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { tell } from '../../people/changes/changes.repository.ts';
import type { Customer } from '../../people/customers/customers.repository.ts';
import { customerHistory, customers } from '../../people/customers/customers.tables.ts';
import { requestWork } from '../requests/request-work.tables.ts';
import { requests } from '../requests/requests.tables.ts';

type Entry = Omit<typeof customerHistory.$inferSelect, 'id'>;

/** Returns two customers in the order of their ids, and locks them until the transaction ends. */
export async function lockCustomers(tx: Database, one: number, other: number): Promise<readonly Customer[]> {
  return tx
    .select()
    .from(customers)
    .where(or(eq(customers.id, one), eq(customers.id, other)))
    .orderBy(customers.id)
    .for('update');
}

/** Stores that `part` and `main` are the same person: joins `part`, and all customers joined to it, to `main`. */
export async function joinTo(tx: Database, main: Customer, part: Customer): Promise<void> {
  const theirs = or(eq(customers.id, part.id), eq(customers.joinedTo, part.id));
  await tx.update(customers).set({ joinedTo: main.id }).where(theirs);
  const seenAt = sql`greatest(${customers.seenAt}, ${part.seenAt.toISOString()}::timestamptz)`;
  await tx.update(customers).set({ seenAt }).where(eq(customers.id, main.id));
}

/** Makes a joined customer a separate customer again. */
export async function partFrom(tx: Database, part: Customer): Promise<void> {
  await tx.update(customers).set({ joinedTo: null }).where(eq(customers.id, part.id));
}

export async function countChange(tx: Database, { id, version }: Customer): Promise<void> {
  await tx
    .update(customers)
    .set({ version: version + 1 })
    .where(eq(customers.id, id));
}

/** Adds an entry to the history of a customer, and notifies open screens of the administration. */
export async function addCustomerEntry(tx: Database, entry: Entry): Promise<void> {
  await tx.insert(customerHistory).values(entry);
  const { customerId: id, action, actorId: by } = entry;
  await tell(tx, { kind: 'customer', id, action, by, owners: await ownersOf(tx, id) });
}

/**
 * Returns the owners of the requests of a customer. Null: a request has no owner, or there are no requests, so all staff may
 * see the customer.
 */
async function ownersOf(tx: Database, id: number): Promise<readonly string[] | null> {
  const theirs = tx
    .select({ address: customers.address })
    .from(customers)
    .where(or(eq(customers.id, id), eq(customers.joinedTo, id)));
  const found = await tx
    .selectDistinct({ owner: requestWork.ownerId })
    .from(requestWork)
    .innerJoin(requests, eq(requests.id, requestWork.leadId))
    .where(inArray(sql`lower(${requests.email})`, theirs));
  const owners = found.flatMap(({ owner }) => owner ?? []);
  return owners.length === 0 || owners.length < found.length ? null : owners;
}
